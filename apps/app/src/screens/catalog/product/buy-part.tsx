import { shareSocialOutline } from 'ionicons/icons'
import { useState, useRef, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import type { SalePair } from '../../../ui/cart/cart-calls.ts'
import { useAdding } from '../../../ui/cart/use-adding.ts'
import { CartMessages } from '../../../ui/added-catalogues.tsx'
import { Heart } from '../../../ui/cart/heart.tsx'
import { QuantityStepper } from '../../../ui/cart/quantity-stepper.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { EarnLine } from '../../../ui/points/earn-line.tsx'
import { share } from '../../../ui/share.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import type { Buying } from './product-body.tsx'
import { useAccount } from '../../../data/account.ts'
import { TextBox } from '../../../ui/market/form-fields.tsx'
import { focusFirstWrong, looksLikeEmail } from '../../../ui/market/typed-fields.ts'
import { requestBackInStock } from '../catalog-calls.ts'
import { isSoldOut } from './variant-choice.tsx'
import styles from './product.module.css'

export function BuyPart(buying: Buying) {
  const t = useTranslate()
  const isWide = useIsWide()
  const row = isSoldOut(buying.variant) ? (
    <BackInStockForm key={buying.variant.name} variant={buying.variant.name} />
  ) : (
    <BuyRow key={`${buying.variant.name}/${buying.offer.business}`} {...buying} />
  )
  return (
    <CartMessages>
      {isWide ? (
        row
      ) : (
        <section className={`dock ${styles.buyDock}`} aria-label={t('catalog.buy')}>
          <ChosenOffer {...buying} />
          {row}
        </section>
      )}
      <EarnLine
        text="catalog.earn_points"
        items={[{ product: buying.product.name, amount: buying.offer.price }]}
      />
      <div className={styles.buyRow}>
        <Heart variant={buying.variant.name} business={buying.offer.business} title={buying.product.title} />
        <ShareButton title={buying.product.title} />
      </div>
    </CartMessages>
  )
}

function ChosenOffer({ product, variant, offer }: Buying) {
  const { language } = useVisit()
  if (variant.offers.length < 2) return null
  return (
    <p className="small" role="status">
      <b className="numbers">{moneyText(offer.price, product.currency, language)}</b> · {offer.business_name}
    </p>
  )
}

function BuyRow({ product, variant, offer }: Buying) {
  const [quantity, setQuantity] = useState(1)
  return (
    <div className={styles.buyRow}>
      <QuantityStepper
        product={product.title}
        quantity={quantity}
        most={offer.back_order?.left ?? offer.left}
        least={1}
        isBusy={false}
        onChange={setQuantity}
      />
      <AddToCart
        variant={variant.name}
        business={offer.business}
        quantity={quantity}
        label={offer.back_order?.kind === 'pre-order' ? 'store.pre_order' : 'store.add_to_cart'}
        isDisabled={offer.in_stock === 0 && offer.back_order === null}
      />
    </div>
  )
}

function ShareButton({ title }: { title: string }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const handleShare = async () => {
    if ((await share(title, location.href)) === 'copied') showToast(t('catalog.shared'))
  }
  return (
    <button type="button" className="button line" onClick={() => void handleShare()}>
      <Icon of={shareSocialOutline} isSmall />
      {t('catalog.share')}
    </button>
  )
}

interface Props extends SalePair {
  quantity?: number
  isDisabled?: boolean
  label: MessageId
}

function AddToCart({ quantity = 1, isDisabled = false, label, ...pair }: Props) {
  const t = useTranslate()
  const adding = useAdding()
  const [added, setAdded] = useState<string | null>(null)
  const key = `${pair.variant}/${pair.business}`
  const handleAdd = async () => {
    if (isDisabled) return
    setAdded(null)
    if (await adding.add(pair, quantity)) setAdded(key)
  }
  return (
    <div className={styles.addToCart}>
      <button
        type="button"
        className="button big wide"
        aria-disabled={isDisabled || adding.isBusy}
        onClick={() => void handleAdd()}
      >
        {t(label)}
      </button>
      <p className={styles.added} role="status">
        {added === key && (
          <>
            {t('store.added_to_cart')} <a href="/yourcart">{t('store.view_cart')}</a>
          </>
        )}
      </p>
      <ProblemNote problem={adding.problem} />
    </div>
  )
}

/** Requests one notification when a sold-out variant is back in stock. A guest gives an email address. */
export function BackInStockForm({ variant }: { variant: string }) {
  const t = useTranslate()
  const isGuest = useAccount() === null
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'asked' | 'wrong' | 'waiting'>('asked')
  const asking = useAction((error) => refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isGuest && !looksLikeEmail(email)) {
      setStep('wrong')
      return focusFirstWrong(form.current)
    }
    void asking.ask(async () => {
      await requestBackInStock(variant, isGuest ? email.trim() : null)
      setStep('waiting')
    })
  }
  if (step === 'waiting') return <p role="status">{t('catalog.notify_done')}</p>
  return (
    <form ref={form} className={styles.notifyMe} noValidate onSubmit={handleSubmit}>
      {isGuest && (
        <TextBox
          {...{ label: t('catalog.notify_email'), help: t('catalog.notify_help'), value: email }}
          {...{ type: 'email', autoComplete: 'email', onType: setEmail }}
          problem={step === 'wrong' ? t('catalog.notify_wrong') : undefined}
        />
      )}
      <ProblemNote problem={asking.problem} />
      <button className="button" aria-disabled={asking.isBusy}>
        {t('catalog.notify_me')}
      </button>
    </form>
  )
}
