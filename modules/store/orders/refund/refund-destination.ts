import type { Documents } from '#framework/documents'
import { savePayee, type PayoutMethod } from '#money/counter'
import { Order } from '../order/order.doctype.ts'
import { lockOrder } from '../order/order.queries.ts'
import { readOrderDetails } from '../order/order-view.queries.ts'
import { changeErrors } from '../errors.ts'
import { buildRefundDestinationView } from './refund-destination-view.rules.ts'

/** What the buyer says with a return or a cancellation, or by itself. */
interface RefundDestination {
  readonly refund_to: PayoutMethod | null
  readonly payee_upi: string | null
  readonly payee_name: string | null
  readonly payee_account: string | null
  readonly payee_ifsc: string | null
}

/**
 * Keeps where a buyer wants back what was paid by hand; nothing where nothing is said. It is kept before what it belongs to
 * is done, in the same transaction: what is due then knows it. `system` acts as the system.
 */
export async function saveRefundDestination(
  system: Documents,
  name: string,
  destination: RefundDestination,
): Promise<void> {
  const { refund_to: refundMethod, ...payee } = destination
  if (refundMethod === null) return
  const { order } = await lockOrder(system, name)
  const { can_collect } = buildRefundDestinationView(order, await readOrderDetails(system, name))
  if (refundMethod === 'cash' && can_collect === 0) throw changeErrors.no_shop()
  const { payee_upi, payee_name, payee_account, payee_ifsc } = payee
  const wanted = { refundMethod, payee_upi, payee_name, payee_account, payee_ifsc }
  await savePayee(system, { type: Order.name, name }, wanted)
}

/** The same by itself, while money is to be given back by hand. */
export async function changeRefundDestination(
  system: Documents,
  name: string,
  destination: RefundDestination,
): Promise<void> {
  const { order } = await lockOrder(system, name)
  const { can_set } = buildRefundDestinationView(order, await readOrderDetails(system, name))
  if (can_set === 0) throw changeErrors.nothing_by_hand()
  if (destination.refund_to === null) throw changeErrors.no_refund_to()
  await saveRefundDestination(system, name, destination)
}
