import { orderNotification, type OrderNotification } from './order-notification.ts'

const wholePaid = orderNotification('cancelled')
const wholeUnpaid = orderNotification('cancelled_unpaid')
const partPaid = orderNotification('part_cancelled')
const partUnpaid = orderNotification('part_cancelled_unpaid')

/** All of them: the office may write its own templates for each. */
export const cancelledNotices: readonly OrderNotification[] = [wholePaid, wholeUnpaid, partPaid, partUnpaid]

/** What of an order does not come, as its signal tells it. */
interface Cancelled {
  /** Whether nothing of the order is left. */
  readonly isWhole: boolean
  /** Whether anything goes back that was paid. */
  readonly isPaid: boolean
}

/** The letter says no more than is so: what of the order is gone, and of money only where some goes back. */
export function cancelledNotice({ isWhole, isPaid }: Cancelled): OrderNotification {
  if (isWhole) return isPaid ? wholePaid : wholeUnpaid
  return isPaid ? partPaid : partUnpaid
}
