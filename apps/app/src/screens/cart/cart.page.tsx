import { Page } from '../../shell/page.tsx'
import { lazy, Suspense } from 'react'
import { CartMessages } from '../../ui/added-catalogues.tsx'
import { cartScreen } from './cart.screen.tsx'
import { locationOutline } from 'ionicons/icons'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import type { CartAnswer } from '../../ui/cart/cart-calls.ts'
import { OrderedCart } from '../../ui/cart/ordered-cart.tsx'
import { useCart } from '../../ui/cart/use-cart.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { CartSum } from './cart-sum.tsx'
import { CouponCard, hasCoupons, type CouponEntry } from './coupon/coupon-card.tsx'
import { useLinkedCoupon } from './coupon/linked-coupon.ts'
import { useCoupon } from './coupon/use-coupon.ts'
import { ChangesNote } from './changes-note.tsx'
import { isDeliveryOpen } from './delivery-cost.tsx'
import { LineRow, FulfilmentCard } from './cart-fulfilment.tsx'
import { SignInForCart } from './sign-in-first.tsx'
import { useChanging, type Changing } from './use-changing.ts'
import { usePlaceOfCart } from './use-place-of-cart.ts'
import styles from './cart-screen.module.css'

export function CartPage() {
  return (
    <CartMessages>
      <Page screen={cartScreen}>
        <CartBody />
      </Page>
    </CartMessages>
  )
}

const CartRows = lazy(async () => ({
  default: (await import('../../ui/product-row/cart-rows.tsx')).CartRows,
}))

const productsIn = ({ lines }: CartAnswer) => [...new Set(lines.map(({ product }) => product))].sort()

function CartBody() {
  const used = useCart()
  const changing = useChanging(used)
  const coupon = useCoupon(used)
  usePlaceOfCart(used.query.data, used.show)
  useLinkedCoupon(used.query.data, coupon)
  return (
    <Shown query={used.query} loading={<CartSkeleton />}>
      {(cart) => (
        <>
          <Filled {...{ cart, changing, coupon }} />
          <Suspense>
            <CartRows products={productsIn(cart)} />
          </Suspense>
        </>
      )}
    </Shown>
  )
}

interface Props {
  cart: CartAnswer
  changing: Changing
}

function itemsText({ totals, fulfilments }: CartAnswer, t: Translate): string {
  const items = t('cart.items', { count: totals.quantity })
  return fulfilments.length > 1 ? `${items}, ${t('cart.packages', { count: fulfilments.length })}` : items
}

function Filled({ cart, changing, coupon }: Props & { coupon: CouponEntry }) {
  const t = useTranslate()
  const { language } = useVisit()
  const isGuest = useAccount() === null
  const money = (amount: number) => moneyText(amount, cart.currency, language)
  if (cart.lines.length === 0) return <Bare cart={cart} changing={changing} />
  return (
    <div className={`wrap ${styles.cartPage}`}>
      <div className="page-head">
        <h1>{cart.fulfilments.length === 0 ? t('store.your_cart') : itemsText(cart, t)}</h1>
      </div>
      <div className={styles.cartParts}>
        <div className="stack">
          <ChangesNote
            changes={cart.changes}
            money={money}
            isBusy={changing.isBusy}
            onAccept={() => void changing.accept()}
          />
          <ProblemNote problem={changing.problem} />
          <Undo changing={changing} />
          <Place cart={cart} />
          {isGuest && <SignInForCart next="/yourcart" />}
          <Lines cart={cart} money={money} changing={changing} />
          {hasCoupons(cart) && <CouponCard {...{ cart, money }} entry={coupon} />}
        </div>
        <CartSum cart={cart} money={money}>
          <CheckoutLink cart={cart} />
        </CartSum>
      </div>
      <div className="dock phone-only">
        <div className="dock-sum">
          <span className="tiny dim">
            {t(isDeliveryOpen(cart) ? 'cart.total_before_delivery' : 'store.total')}
          </span>
          <b className="numbers">{money(cart.totals.total)}</b>
        </div>
        <CheckoutLink cart={cart} />
      </div>
    </div>
  )
}

function CheckoutLink({ cart }: { cart: CartAnswer }) {
  const t = useTranslate()
  const isShut = cart.changes.length > 0 || cart.fulfilments.length === 0
  if (isShut) {
    return (
      <button type="button" className="button big wide" aria-disabled="true" aria-describedby="cart-changes">
        {t('cart.checkout')}
      </button>
    )
  }
  return (
    <a className="button big wide" href="/checkout">
      {t('cart.checkout')}
    </a>
  )
}

function Lines({ cart, money, changing }: Props & { money: (amount: number) => string }) {
  const unavailable = cart.lines.filter(({ fulfilment }) => fulfilment === null)
  const row = (line: CartAnswer['lines'][number]) => (
    <LineRow key={line.key} line={line} ground={cart.lines.indexOf(line)} money={money} changing={changing} />
  )
  return (
    <>
      {cart.fulfilments.map((fulfilment, place) => (
        <FulfilmentCard
          key={fulfilment.key}
          fulfilment={fulfilment}
          number={place + 1}
          count={cart.fulfilments.length}
        >
          {cart.lines.filter((line) => line.fulfilment === fulfilment.key).map(row)}
        </FulfilmentCard>
      ))}
      {unavailable.length > 0 && (
        <section className="card padded">
          <ul className={styles.cartLines}>{unavailable.map(row)}</ul>
        </section>
      )}
    </>
  )
}

function Place({ cart }: { cart: CartAnswer }) {
  const t = useTranslate()
  const { postal_code, place_city } = cart
  return (
    <p className={styles.cartPlace}>
      <Icon of={locationOutline} isSmall />
      <span className="text">
        {postal_code === null
          ? t('cart.no_place')
          : `${t('cart.deliver_to')} ${[place_city, postal_code].filter(Boolean).join(' ')}`}
      </span>
      <a className={styles.textButton} href="/place">
        {t(postal_code === null ? 'cart.choose_place' : 'cart.change_place')}
      </a>
    </p>
  )
}

function Undo({ changing }: { changing: Changing }) {
  const t = useTranslate()
  const { out } = changing
  return (
    <div role="status" className={styles.announcement}>
      {out !== null && (
        <p className="note">
          <span className="text">
            {t(out.isOnWishlist ? 'cart.saved' : 'cart.removed', { product: out.title })}
          </span>
          <button
            type="button"
            className="button line"
            autoFocus
            aria-disabled={changing.isBusy}
            onClick={() => void changing.putBack()}
          >
            {t('cart.undo')}
          </button>
        </p>
      )}
    </div>
  )
}

function Bare({ cart, changing }: Props) {
  const t = useTranslate()
  return (
    <div>
      <div className="wrap">
        <h1 className="visually-hidden">{t('store.your_cart')}</h1>
        <Undo changing={changing} />
        <ProblemNote problem={changing.problem} />
      </div>
      {cart.ordered_as ? (
        <OrderedCart order={cart.ordered_as} />
      ) : (
        <Empty
          title={t('cart.empty_title')}
          text={t('cart.empty_text')}
          mainLink={{ label: t('cart.browse_categories'), href: '/tabs/category' }}
        >
          <a className="more" href="/find-order">
            {t('cart.find_order')}
          </a>
        </Empty>
      )}
    </div>
  )
}
