import { registrationNotification, type RegistrationNotification } from './registration-notification.ts'

const unpaidCancellation = registrationNotification('cancelled')
const refundedCancellation = registrationNotification('cancelled_returned')
const officeRefundCancellation = registrationNotification('cancelled_at_office')

export const cancellationNotifications = [unpaidCancellation, refundedCancellation, officeRefundCancellation]

interface PaidAmounts {
  /** Minor units. */
  readonly paid_amount: number
  readonly refunded_amount: number
}

/** Minor units that the office has still to give back of a registration that was cancelled. */
export const amountToRefund = ({ paid_amount, refunded_amount }: PaidAmounts): number =>
  Math.max(0, paid_amount - refunded_amount)

/**
 * What whoever cancelled is told: a gateway's money is on its way back by now, and whatever is not lies at the office, which
 * took it by hand or must wait for a dispute.
 */
export function cancellationNotification(money: PaidAmounts): RegistrationNotification {
  if (money.paid_amount === 0) return unpaidCancellation
  return amountToRefund(money) === 0 ? refundedCancellation : officeRefundCancellation
}
