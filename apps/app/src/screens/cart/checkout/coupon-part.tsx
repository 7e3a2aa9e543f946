import { useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { CouponCard, hasCoupons } from '../coupon/coupon-card.tsx'
import { useLinkedCoupon } from '../coupon/linked-coupon.ts'
import { isOfCoupon, type Checkout } from './use-checkout.ts'

/** The coupon of the checkout, whose requests run one after the other with its other settings. */
export function CouponPart({ cart, checkout }: { cart: CartAnswer; checkout: Checkout }) {
  const { language } = useVisit()
  const { failure, isBusy, set } = checkout
  const [tried, setTried] = useState('')
  const setCode = async (code: string | null): Promise<boolean> => {
    setTried(code ?? '')
    return (await set('mela.cart.set_coupon', { coupon_code: code })) !== null
  }
  useLinkedCoupon(cart, { setCode })
  if (!hasCoupons(cart)) return null
  const entry = { isBusy, tried, setCode, refusal: isOfCoupon(failure) ? failure.text : undefined }
  return (
    <CouponCard
      {...{ cart, entry }}
      isFolded
      money={(amount) => moneyText(amount, cart.currency, language)}
    />
  )
}
