import { orderNotification, type OrderNotification } from './order-notification.ts'

const orderPaid = orderNotification('cancelled')
const orderUnpaid = orderNotification('cancelled_unpaid')
const partPaid = orderNotification('part_cancelled')
const partUnpaid = orderNotification('part_cancelled_unpaid')

/** All of them: the office may write its own templates for each. */
export const cancelledNotices: readonly OrderNotification[] = [orderPaid, orderUnpaid, partPaid, partUnpaid]

/** What of an order does not come, as its signal tells it. */
interface Cancelled {
  /** Whether nothing of the order is left. */
  readonly isOrderCancelled: boolean
  /** Whether anything goes back that was paid. */
  readonly isPaid: boolean
}

/** The letter says no more than is so: what of the order is gone, and of money only where some goes back. */
export function cancelledNotice({ isOrderCancelled, isPaid }: Cancelled): OrderNotification {
  if (isOrderCancelled) return isPaid ? orderPaid : orderUnpaid
  return isPaid ? partPaid : partUnpaid
}
