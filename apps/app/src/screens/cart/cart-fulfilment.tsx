import type { ReactNode } from 'react'
import { bicycleOutline, storefrontOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { CartFulfilment, CartLine } from '../../ui/cart/cart-calls.ts'
import { mediumDay } from '../../ui/text/date-text.ts'
import { promiseText, reasonText } from '../../ui/cart/delivery-text.ts'
import { BackOrderBadge } from '../../ui/back-order-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { QuantityStepper } from '../../ui/cart/quantity-stepper.tsx'
import type { Changing } from './use-changing.ts'
import styles from './cart-screen.module.css'

interface Props {
  fulfilment: CartFulfilment
  number: number
  count: number
  children: ReactNode
}

export function FulfilmentCard({ fulfilment, number, count, children }: Props) {
  const t = useTranslate()
  const title = `fulfilment-${number}`
  return (
    <section className="card padded" aria-labelledby={title}>
      <div className={styles.cartFulfilmentHead}>
        <div>
          {count > 1 && <p className="tiny dim">{t('cart.package_of', { number, count })}</p>}
          <h2 id={title}>{fulfilment.business_name}</h2>
        </div>
        <Promise fulfilment={fulfilment} />
      </div>
      <ShipsTogether fulfilment={fulfilment} />
      {fulfilment.reason !== null && fulfilment.reason !== 'no_postal_code' && (
        <NoDelivery fulfilment={fulfilment} />
      )}
      <ul className={styles.cartLines}>{children}</ul>
    </section>
  )
}

/** Says that a package waits for its last item. */
function ShipsTogether({ fulfilment: { ready_on, lines } }: { fulfilment: CartFulfilment }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (ready_on === null || lines.length < 2) return null
  return <p className="note">{t('cart.ships_together', { day: mediumDay(ready_on, language) })}</p>
}

function NoDelivery({ fulfilment }: { fulfilment: CartFulfilment }) {
  const t = useTranslate()
  const place = fulfilment.options.find(({ kind }) => kind === 'pickup')?.pickup?.branch_name
  return (
    <p
      className={
        fulfilment.chosen === null ? `note bad ${styles.undeliverable}` : `note ${styles.undeliverable}`
      }
    >
      <span className="text">
        <b className="bold">{reasonText(fulfilment.reason, t)}</b>
        {fulfilment.chosen === null && place !== undefined && t('cart.may_fetch', { place })}
      </span>
    </p>
  )
}

function Promise({ fulfilment }: { fulfilment: CartFulfilment }) {
  const t = useTranslate()
  const { today, language } = useVisit()
  const promise = promiseText(fulfilment, { today, language }, t)
  if (promise === null) return null
  const isPickup = fulfilment.options.some(
    ({ code, kind }) => code === fulfilment.chosen && kind === 'pickup',
  )
  return (
    <span className="badge ok">
      <Icon of={isPickup ? storefrontOutline : bicycleOutline} isSmall />
      {promise}
    </span>
  )
}

interface LineRowProps {
  line: CartLine
  ground: number
  money: (amount: number) => string
  changing: Changing
}

type LineSumProps = Pick<LineRowProps, 'line' | 'money'> & { isUnavailable: boolean }

function LineSum({ line: { amount, discount }, money, isUnavailable }: LineSumProps) {
  const t = useTranslate()
  if (isUnavailable) return <p className={styles.cartLineSum}>{t('cart.unavailable')}</p>
  return (
    <p className={styles.cartLineSum}>
      {discount > 0 && (
        <>
          <span className="visually-hidden">{t('cart.before_discount', { amount: money(amount) })}</span>
          <s aria-hidden="true">{money(amount)}</s>{' '}
        </>
      )}
      {money(amount - discount)}
    </p>
  )
}

export function LineRow({ line, ground, money, changing }: LineRowProps) {
  const t = useTranslate()
  const isUnavailable = line.state === 'not_sold' || line.state === 'sold_out'
  return (
    <li className={styles.cartLine} data-state={line.state}>
      <Picture source={line.image} alt="" ground={ground} sizes="72px" />
      <div className="cart-line-text">
        <h3>
          <Title line={line} />
        </h3>
        {line.variant_label !== '' && <p className="meta">{line.variant_label}</p>}
        {line.wanted > 1 && !isUnavailable && (
          <p className="meta">{t('cart.each', { price: money(line.price) })}</p>
        )}
        <BackOrderBadge backOrder={line.back_order} quantity={line.quantity} />
        {line.state === 'insufficient_stock' && (
          <span className="badge warn">{t('cart.only_left', { count: line.left })}</span>
        )}
        {line.state === 'over_order_limit' && (
          <span className="badge warn">{t('cart.only_at_once', { count: line.left })}</span>
        )}
      </div>
      <LineSum {...{ line, money }} isUnavailable={isUnavailable} />
      <div className={styles.cartLineActions}>
        <QuantityStepper
          product={line.title}
          quantity={line.wanted}
          most={isUnavailable ? line.wanted : line.left}
          isBusy={changing.isBusy}
          onChange={(quantity) => void changing.setQuantity(line, quantity)}
        />
        {line.state !== 'not_sold' && (
          <button
            type="button"
            className={styles.textButton}
            aria-label={`${t('store.save_for_later')}: ${line.title}`}
            aria-disabled={changing.isBusy}
            onClick={() => void changing.saveForLater(line)}
          >
            {t('store.save_for_later')}
          </button>
        )}
      </div>
    </li>
  )
}

function Title({ line }: { line: CartLine }) {
  if (line.route === '') return line.title
  const at = `/product/${encodeURIComponent(line.route)}?${new URLSearchParams({ variant: line.variant })}`
  return <a href={at}>{line.title}</a>
}
