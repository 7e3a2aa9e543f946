import type { Documents } from '#framework/documents'
import { CounterPayment, noteCounterPaymentRefund } from '#money/counter'
import { decideRefund, isCaptured, Payment, refundableOf, type PaymentPlace } from '#money/payments'
import type { RegistrationDoc } from '../doctypes/event-registration.queries.ts'

interface Returning {
  readonly registration: RegistrationDoc
  /** Minor units that are still to be paid for it. */
  readonly owed: number
}

/** What of the money is refunded, and how. Money in dispute waits at the office. */
export interface Returned {
  /** Minor units. */
  readonly amount: number
  readonly by: 'gateway' | 'office' | 'nobody'
}

const nothingBack: Returned = { amount: 0, by: 'nobody' }

/** What was collected at a door is no counter payment: the registration says what is owed, and the office sees to it. */
async function returnByHand(system: Documents, payment: string, amount: number): Promise<Returned> {
  const found = await system.find(CounterPayment, { where: { name: payment }, fields: ['name'], limit: 1 })
  if (found.length > 0) await noteCounterPaymentRefund(system, { payment, amount })
  return { amount, by: 'office' }
}

/**
 * What was paid beyond what is owed is refunded: by its gateway, or by hand where the office took it by hand. Money in dispute
 * waits until its bank has decided.
 */
export async function returnPaid(
  system: Documents,
  place: PaymentPlace,
  { registration, owed }: Returning,
): Promise<Returned> {
  const { name, payment, paid_amount, returned_amount } = registration
  const amount = paid_amount - returned_amount - owed
  if (payment === null || amount <= 0) return nothingBack
  const [taken] = await system.find(Payment, { where: { name: payment }, limit: 1 })
  if (!taken) return returnByHand(system, payment, amount)
  const refunded = Math.min(amount, refundableOf(taken))
  if (taken.state === 'disputed') return { amount, by: 'office' }
  if (!isCaptured(taken.state) || refunded === 0) return nothingBack
  await decideRefund(system, place, {
    ...{ payment, amount: refunded, destination: 'source', reason: 'They cancelled' },
    // What did not go back after all is no longer counted as returned: then less is owed than the time before.
    idempotencyKey: `event-registration:${name}:${owed}:${returned_amount}`,
  })
  return { amount: refunded, by: 'gateway' }
}
