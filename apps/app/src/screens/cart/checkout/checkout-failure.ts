import { MelaError } from '#client'
import type { Translate } from '../../../language/text.ts'

/** Why something was not taken, in words; `field` is the part of the page that it is about. */
export interface Failure {
  words: string
  field: string
  /** The cart is another than this window shows. */
  isChanged: boolean
}

/** Told at the field of the code, and nowhere else. */
export const isOfCoupon = ({ field }: Failure): boolean => field === 'coupon_code'

const changedCodes: ReadonlySet<string> = new Set([
  ...['orders.changed', 'cart.changed_elsewhere', 'inventory.sold_out', 'shipping.slot_full'],
  ...['cart.no_such_choice', 'cart.no_cart', 'orders.empty_cart', 'orders.ordered_already'],
])

export function failureOf(error: unknown, t: Translate): Failure {
  const failureWith = (words: string): Failure => ({ words, field: '', isChanged: false })
  if (!(error instanceof MelaError) || error.status >= 500) return failureWith(t('checkout.failed'))
  if (error.isOffline) return failureWith(t('checkout.no_network'))
  return { words: error.message, field: error.field, isChanged: changedCodes.has(error.code) }
}
