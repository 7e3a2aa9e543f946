import { useId } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import type { CouponEntry } from './coupon-card.tsx'
import styles from './coupon.module.css'

type Offer = CartAnswer['offers'][number]

interface Props {
  cart: CartAnswer
  entry: CouponEntry
  money: (amount: number) => string
  /** True where only a summary is shown until the shopper opens it. */
  isFolded?: boolean
}

/** The offers of a cart: applied, to apply by a code, or with the reason why they do not apply. */
export function OfferList({ cart, entry, money, isFolded = false }: Props) {
  const t = useTranslate()
  const title = useId()
  if (cart.offers.length === 0) return null
  const isBestApplied = cart.offers.some(({ state }) => state === 'applied')
  const head = (
    <>
      <h2 id={title}>{t('cart.offers')}</h2>
      {isBestApplied && <span className="badge ok">{t('cart.best_offer')}</span>}
    </>
  )
  const list = (
    <ul className={styles.offers} aria-labelledby={title}>
      {cart.offers.map((offer) => (
        <OfferRow key={offer.key} {...{ offer, entry, money }} />
      ))}
    </ul>
  )
  if (!isFolded)
    return (
      <div>
        <div className={styles.offersHead}>{head}</div>
        {list}
      </div>
    )
  return (
    <details>
      <summary className={styles.offersSummary}>
        <span className={styles.offersHead}>{head}</span>
      </summary>
      {list}
    </details>
  )
}

function OfferRow({ offer, entry, money }: Pick<Props, 'entry' | 'money'> & { offer: Offer }) {
  const { title, terms, code, state } = offer
  return (
    <li className={styles.offer}>
      <div className={styles.offerText}>
        <div className={styles.offerTitle}>
          <b className="bold">{title}</b>
          {code !== null && <span className={styles.code}>{code}</span>}
        </div>
        {terms && <p className="small dim">{terms}</p>}
        <OfferState {...{ offer, money }} />
      </div>
      {state === 'available' && code !== null && <ApplyButton {...{ code, entry }} />}
    </li>
  )
}

function OfferState({ offer: { state, amount, reason }, money }: Pick<Props, 'money'> & { offer: Offer }) {
  const t = useTranslate()
  if (state === 'not_applied') return <p className="small dim">{reason}</p>
  const words = state === 'applied' ? 'cart.you_save' : 'cart.offer_saves'
  return <p className={`small ${styles.saved}`}>{t(words, { amount: money(amount) })}</p>
}

function ApplyButton({ code, entry }: Pick<Props, 'entry'> & { code: string }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className="button line"
      aria-label={t('cart.apply_code', { code })}
      aria-disabled={entry.isBusy}
      onClick={() => void entry.setCode(code)}
    >
      {t('cart.apply_coupon')}
    </button>
  )
}
