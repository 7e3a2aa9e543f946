import { useEffect, useRef } from 'react'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import type { CouponEntry } from './coupon-card.tsx'

const storeKey = 'mela.coupon'
const MOST_CHARACTERS = 40

/** Stores the code of a link `?coupon=CODE`, which waits for a cart with items. */
export function keepLinkedCoupon(search: string, store: DeviceStore = deviceStore): void {
  const code = new URLSearchParams(search).get('coupon')?.trim() ?? ''
  if (code !== '') store.write(storeKey, code.slice(0, MOST_CHARACTERS).toUpperCase())
}

export const linkedCoupon = (store: DeviceStore = deviceStore): string | null => store.read(storeKey)

/** Applies the code of a link once to a cart with items. A refusal is shown at the field of the code. */
export function useLinkedCoupon(
  cart: CartAnswer | undefined,
  { setCode }: Pick<CouponEntry, 'setCode'>,
): void {
  const isTried = useRef(false)
  const hasItems = cart !== undefined && cart.lines.length > 0
  useEffect(() => keepLinkedCoupon(globalThis.location?.search ?? ''), [])
  useEffect(() => {
    const code = linkedCoupon()
    if (!hasItems || code === null || isTried.current) return
    isTried.current = true
    deviceStore.remove(storeKey)
    void setCode(code)
  }, [hasItems, setCode])
}
