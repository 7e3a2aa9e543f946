import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { TextBox } from '../../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { OfferList } from './offer-list.tsx'
import styles from './coupon.module.css'

/** Setting and removing a cart's code; `refusal` says why the code `tried` last was refused, at its field. */
export interface CouponEntry {
  isBusy: boolean
  tried: string
  refusal: string | undefined
  setCode(code: string | null): Promise<boolean>
}

interface Props {
  cart: CartAnswer
  entry: CouponEntry
  money: (amount: number) => string
  /** True where the list of offers is a summary until the shopper opens it. */
  isFolded?: boolean
}

export const hasCoupons = ({
  takes_coupons,
  coupon_code,
}: Pick<CartAnswer, 'takes_coupons' | 'coupon_code'>): boolean => takes_coupons || coupon_code !== null

/** The code of a cart, a field for one, and the offers that the cart may get. */
export function CouponCard({ cart, entry, money, isFolded = false }: Props) {
  const t = useTranslate()
  const stale = cart.problems.find(({ kind }) => kind === 'coupon')?.reason
  const isGood = cart.coupon_code !== null && stale === undefined
  return (
    <section className="card padded stack" aria-label={t('cart.coupon')}>
      {cart.coupon_code !== null && (
        <HeldCode
          {...{ cart, entry, money }}
          code={cart.coupon_code}
          problem={isGood ? entry.refusal : stale}
        />
      )}
      {!isGood && <CodeForm entry={entry} />}
      <OfferList {...{ cart, entry, money, isFolded }} />
    </section>
  )
}

function HeldCode({
  cart,
  entry,
  money,
  code,
  problem,
}: Props & { code: string; problem: string | undefined }) {
  const t = useTranslate()
  const saved = cart.discounts.find((discount) => discount.code === code)?.amount ?? 0
  return (
    <>
      <div className="row">
        <span className="spring">
          {t('cart.coupon')} <b className="bold">{code}</b>
          {saved > 0 && <span className={styles.saved}>{t('cart.you_save', { amount: money(saved) })}</span>}
        </span>
        <button type="button" className="text-link" onClick={() => void entry.setCode(null)}>
          {t('cart.remove_coupon')}
        </button>
      </div>
      {problem !== undefined && (
        <p className="note bad" role="status">
          <span className="text">{problem}</span>
        </p>
      )}
    </>
  )
}

function CodeForm({ entry }: Pick<Props, 'entry'>) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const { refusal, tried } = entry
  const code = typed ?? (refusal === undefined ? '' : tried)
  useEffect(() => {
    if (refusal !== undefined) focusFirstWrong(form.current)
  }, [refusal])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void entry.setCode(code.trim() || null).then((isAccepted) => isAccepted && setTyped(null))
  }
  return (
    <form ref={form} className={styles.codeForm} noValidate onSubmit={handleSubmit}>
      <TextBox
        {...{ label: t('cart.coupon'), value: code, longest: 40 }}
        problem={refusal}
        onType={setTyped}
      />
      <button className="button line" aria-disabled={entry.isBusy}>
        {t('cart.apply_coupon')}
      </button>
    </form>
  )
}
