import type { Documents } from '#framework/documents'
import { savePayee, type PayoutMethod, payoutMethods } from '#money/manual-payments'
import { Order } from '../order/order.doctype.ts'
import { lockOrder, type OrderDoc } from '../order/order.queries.ts'
import { readOrderDetails, type OrderDetails } from '../order/order-view.queries.ts'
import { changeErrors } from '../errors.ts'
import { select, text } from '#framework/doctypes'
import { isReturnClosed } from '../return/return.states.ts'

interface RefundDestination {
  readonly refund_to: PayoutMethod | null
  readonly payee_upi: string | null
  readonly payee_name: string | null
  readonly payee_account: string | null
  readonly payee_ifsc: string | null
}

/**
 * Saves the destination of a manual refund; skips empty input. Runs before the cancellation or return in the same
 * transaction, which reads it. `system` acts as the system.
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

export async function changeRefundDestination(
  system: Documents,
  name: string,
  destination: RefundDestination,
): Promise<void> {
  const { order } = await lockOrder(system, name)
  const { can_set } = buildRefundDestinationView(order, await readOrderDetails(system, name))
  if (can_set === 0) throw changeErrors.no_cash_refund_due()
  if (destination.refund_to === null) throw changeErrors.no_refund_to()
  await saveRefundDestination(system, name, destination)
}

/** Destination of a manual refund; 'cash' is collected at a branch. */
export const refundDestinationFields = {
  refund_to: select(payoutMethods, {
    description: 'Refund method of cash payments; cash is collected at a shop',
  }),
  payee_upi: text({ maxLength: 100 }),
  payee_name: text({ maxLength: 140 }),
  payee_account: text({ maxLength: 30 }),
  payee_ifsc: text({ maxLength: 20 }),
}

const asCheck = (is: boolean): 0 | 1 => (is ? 1 : 0)

export function buildRefundDestinationView(
  { payment_choice }: Pick<OrderDoc, 'payment_choice'>,
  { refund_to, returns }: Pick<OrderDetails, 'refund_to' | 'returns'>,
) {
  const { method: payoutMethod, payee, is_due, is_paid_by_hand, can_collect } = refund_to
  const isByHand = payment_choice === 'cash on delivery' || is_paid_by_hand
  const isComing = returns.some(({ state, resolution }) => resolution === 'refund' && !isReturnClosed(state))
  return {
    ...{ method: payoutMethod, payee },
    /** A manual refund is due, or will be once the return arrives. */
    can_set: asCheck(is_due || (isByHand && isComing)),
    can_collect: asCheck(can_collect),
  }
}
