import { registrationNotice, type RegistrationNotice } from './registration-notice.ts'

const unpaid = registrationNotice('cancelled')
const goesBack = registrationNotice('cancelled_returned')
const liesAtOffice = registrationNotice('cancelled_at_office')

export const cancelledNotices = [unpaid, goesBack, liesAtOffice]

interface Money {
  /** Minor units. */
  readonly paid_amount: number
  readonly returned_amount: number
}

/** Minor units that the office has still to give back of a registration that was cancelled. */
export const stillOwed = ({ paid_amount, returned_amount }: Money): number =>
  Math.max(0, paid_amount - returned_amount)

/**
 * What whoever cancelled is told: a gateway's money is on its way back by now, and whatever is not lies at the office, which
 * took it by hand or must wait for a dispute.
 */
export function cancelledNotice(money: Money): RegistrationNotice {
  if (money.paid_amount === 0) return unpaid
  return stillOwed(money) === 0 ? goesBack : liesAtOffice
}
