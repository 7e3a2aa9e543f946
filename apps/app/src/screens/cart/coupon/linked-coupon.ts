import { useEffect } from 'react'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { storeLinkedCoupon, takeLinkedCoupon } from '../../../ui/cart/coupon-link.ts'
import type { CouponEntry } from './coupon-card.tsx'

/** Applies the code of a link once to a cart with items. A refusal is shown at the field of the code. */
export function useLinkedCoupon(
  cart: CartAnswer | undefined,
  { setCode }: Pick<CouponEntry, 'setCode'>,
): void {
  const hasItems = cart !== undefined && cart.lines.length > 0
  useEffect(() => storeLinkedCoupon(globalThis.location?.search ?? ''), [])
  useEffect(() => {
    const code = hasItems ? takeLinkedCoupon() : null
    if (code !== null) void setCode(code)
  }, [hasItems, setCode])
}
