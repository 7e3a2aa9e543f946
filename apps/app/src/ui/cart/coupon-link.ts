import { deviceStore } from '../../data/device/device-store.ts'

const storeKey = 'mela.coupon'
const MOST_CHARACTERS = 40

/** Stores the code of a link `?coupon=CODE` to any page, until there is a cart with items. */
export function storeLinkedCoupon(search: string): void {
  const code = new URLSearchParams(search).get('coupon')?.trim() ?? ''
  if (code !== '') deviceStore.write(storeKey, code.slice(0, MOST_CHARACTERS).toUpperCase())
}

/** Returns the code of a link, and forgets it. */
export function takeLinkedCoupon(): string | null {
  const code = deviceStore.read(storeKey)
  if (code !== null) deviceStore.remove(storeKey)
  return code
}
