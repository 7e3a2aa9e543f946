import type { Documents } from '#framework/documents'
import { savePayee, type PayOutMethod } from '#money/counter'
import { Order } from '../doctypes/order.doctype.ts'
import { lockOrder } from '../doctypes/parcel.queries.ts'
import { readAroundOrder } from '../doctypes/seen-order.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { shownRefundTo } from '../rules/shown-refund-to.ts'

/** What the buyer says with a return or a cancellation, or by itself. */
interface RefundTo {
  readonly refund_to: PayOutMethod | null
  readonly payee_upi: string | null
  readonly payee_name: string | null
  readonly payee_account: string | null
  readonly payee_ifsc: string | null
}

/**
 * Keeps where a buyer wants back what was paid by hand; nothing where nothing is said. It is kept before what it belongs to
 * is done, in the same transaction: what is due then knows it. `system` acts as the system.
 */
export async function noteRefundTo(system: Documents, name: string, said: RefundTo): Promise<void> {
  const { refund_to: way, ...payee } = said
  if (way === null) return
  const { order } = await lockOrder(system, name)
  const { can_collect } = shownRefundTo(order, await readAroundOrder(system, name))
  if (way === 'cash' && can_collect === 0) throw changeErrors.no_shop()
  const { payee_upi, payee_name, payee_account, payee_ifsc } = payee
  const wanted = { way, payee_upi, payee_name, payee_account, payee_ifsc }
  await savePayee(system, { type: Order.name, name }, wanted)
}

/** The same by itself, while money is to be given back by hand. */
export async function correctRefundTo(system: Documents, name: string, said: RefundTo): Promise<void> {
  const { order } = await lockOrder(system, name)
  const { can_set } = shownRefundTo(order, await readAroundOrder(system, name))
  if (can_set === 0) throw changeErrors.nothing_by_hand()
  if (said.refund_to === null) throw changeErrors.no_refund_to()
  await noteRefundTo(system, name, said)
}
