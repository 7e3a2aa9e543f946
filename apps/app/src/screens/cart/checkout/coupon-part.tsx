import { useState, type SubmitEvent } from 'react'
import { useSay } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { TextBox } from '../../../ui/market/text-box.tsx'
import type { Checkout } from './use-checkout.ts'

interface Props {
  cart: CartAnswer
  checkout: Checkout
}

/** A code that makes it cheaper; why it does not stands at the field. */
export function CouponPart({ cart, checkout }: Props) {
  const say = useSay()
  const [code, setCode] = useState('')
  const refused = cart.problems.find(({ kind }) => kind === 'coupon')?.reason
  const set = (coupon_code: string | null) => void checkout.set('mela.cart.set_coupon', { coupon_code })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '') set(code.trim())
  }
  if (cart.coupon_code !== null && refused === undefined)
    return (
      <section className="card padded row" aria-label={say('checkout.coupon')}>
        <span className="spring">
          {say('checkout.coupon')} <b className="bold">{cart.coupon_code}</b>
        </span>
        <button type="button" className="postal-way" onClick={() => set(null)}>
          {say('checkout.take_off')}
        </button>
      </section>
    )
  return (
    <form className="card padded checkout-coupon" noValidate onSubmit={handleSubmit}>
      <TextBox
        {...{ label: say('checkout.coupon'), value: code, longest: 40, isOptional: true }}
        problem={refused}
        onType={setCode}
      />
      <button className="button line" aria-disabled={checkout.isBusy}>
        {say('checkout.apply')}
      </button>
    </form>
  )
}
