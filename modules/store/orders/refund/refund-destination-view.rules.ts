import type { OrderDoc } from '../order/order.queries.ts'
import type { OrderDetails } from '../order/order-view.queries.ts'
import { isReturnClosed } from '../return/return.states.ts'

const asCheck = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** Where what was paid by hand goes back to, as its buyer sees it: never more than shortened. */
export function buildRefundDestinationView(
  { payment_choice }: Pick<OrderDoc, 'payment_choice'>,
  { refund_to, returns }: Pick<OrderDetails, 'refund_to' | 'returns'>,
) {
  const { way: payoutMethod, payee, is_due, is_paid_by_hand, can_collect } = refund_to
  const isByHand = payment_choice === 'cash on delivery' || is_paid_by_hand
  const isComing = returns.some(({ state, resolution }) => resolution === 'refund' && !isReturnClosed(state))
  return {
    ...{ way: payoutMethod, payee },
    /** Something is given back by hand, or is to be once its return is there. */
    can_set: asCheck(is_due || (isByHand && isComing)),
    can_collect: asCheck(can_collect),
  }
}
