import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { TextBox } from '../../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { isOfCoupon, type Checkout } from './use-checkout.ts'
import styles from './checkout.module.css'

interface Props {
  cart: CartAnswer
  checkout: Checkout
}

export const hasCoupons = ({
  takes_coupons,
  coupon_code,
}: Pick<CartAnswer, 'takes_coupons' | 'coupon_code'>): boolean => takes_coupons || coupon_code !== null

export function CouponPart({ cart, checkout }: Props) {
  const t = useTranslate()
  const stale = cart.problems.find(({ kind }) => kind === 'coupon')?.reason
  const isGood = cart.coupon_code !== null && stale === undefined
  return (
    <section className="card padded stack" aria-label={t('checkout.coupon')}>
      {cart.coupon_code !== null && <Held {...{ checkout, stale }} code={cart.coupon_code} />}
      {!isGood && <CodeForm checkout={checkout} />}
    </section>
  )
}

const setCode = async ({ set }: Checkout, code: string): Promise<boolean> =>
  (await set('mela.cart.set_coupon', { coupon_code: code === '' ? null : code })) !== null

interface HeldProps {
  checkout: Checkout
  code: string
  stale: string | undefined
}

function Held({ checkout, code, stale }: HeldProps) {
  const t = useTranslate()
  return (
    <>
      <div className="row">
        <span className="spring">
          {t('checkout.coupon')} <b className="bold">{code}</b>
        </span>
        <button type="button" className="text-link" onClick={() => void setCode(checkout, '')}>
          {t('checkout.take_off')}
        </button>
      </div>
      {stale !== undefined && (
        <p className="note bad" role="status">
          <span className="text">{stale}</span>
        </p>
      )}
    </>
  )
}

function CodeForm({ checkout }: { checkout: Checkout }) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [code, setTyped] = useState('')
  const { failure } = checkout
  const refused = isOfCoupon(failure) ? failure.text : undefined
  useEffect(() => {
    if (isOfCoupon(failure)) focusFirstWrong(form.current)
  }, [failure])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void setCode(checkout, code.trim()).then((isAccepted) => isAccepted && setTyped(''))
  }
  return (
    <form ref={form} className={styles.checkoutCoupon} noValidate onSubmit={handleSubmit}>
      <TextBox
        {...{ label: t('checkout.coupon'), value: code, longest: 40, isOptional: true }}
        problem={refused}
        onType={setTyped}
      />
      <button className="button line" aria-disabled={checkout.isBusy}>
        {t('checkout.apply')}
      </button>
    </form>
  )
}
