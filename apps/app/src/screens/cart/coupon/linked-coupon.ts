import { useEffect, useRef } from 'react'
import { deviceStore } from '../../../data/device/device-store.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import type { CouponEntry } from './coupon-card.tsx'

const storeKey = 'mela.coupon'
const MOST_CHARACTERS = 40

/** Stores the code of a link `?coupon=CODE`, which waits for a cart with items. */
function storeLinkedCoupon(search: string): void {
  const code = new URLSearchParams(search).get('coupon')?.trim() ?? ''
  if (code !== '') deviceStore.write(storeKey, code.slice(0, MOST_CHARACTERS).toUpperCase())
}

/** Applies the code of a link once to a cart with items. A refusal is shown at the field of the code. */
export function useLinkedCoupon(
  cart: CartAnswer | undefined,
  { setCode }: Pick<CouponEntry, 'setCode'>,
): void {
  const isTried = useRef(false)
  const hasItems = cart !== undefined && cart.lines.length > 0
  useEffect(() => storeLinkedCoupon(globalThis.location?.search ?? ''), [])
  useEffect(() => {
    const code = deviceStore.read(storeKey)
    if (!hasItems || code === null || isTried.current) return
    isTried.current = true
    deviceStore.remove(storeKey)
    void setCode(code)
  }, [hasItems, setCode])
}
