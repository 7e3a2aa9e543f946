import type { Documents } from '#framework/documents'
import type { PaymentPlace } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { settleOrder } from './settle-order.ts'

/**
 * A payment does not hold, as a cheque that bounced, or holds again, as one that its bank has decided about: what it pays for
 * is asked for at doors again and is not given back, or goes back after all. `system` acts as the system.
 */
export async function followPayment(
  system: Documents,
  place: PaymentPlace,
  { order, key }: { readonly order: string; readonly key: string },
): Promise<void> {
  await system.lock(Order, order)
  await settleOrder(system, place, { order, reason: 'A payment of it has changed', key })
}
