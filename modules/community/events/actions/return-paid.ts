import type { Documents } from '#framework/documents'
import { decideRefund, isCaptured, Payment, type PaymentPlace } from '#money/payments'
import type { RegistrationDoc } from '../doctypes/event-registration.queries.ts'

interface Returning {
  readonly registration: RegistrationDoc
  /** Minor units that are still to be paid for it. */
  readonly owed: number
}

/**
 * What was paid beyond what is owed goes back the way it came. Money that the office took by hand, or that is disputed, the
 * office gives back by hand: the registration says what was paid and what went back.
 */
export async function returnPaid(
  system: Documents,
  place: PaymentPlace,
  { registration, owed }: Returning,
): Promise<void> {
  const { name, payment, paid_amount, returned_amount } = registration
  const amount = paid_amount - returned_amount - owed
  if (payment === null || amount <= 0) return
  const [taken] = await system.find(Payment, { where: { name: payment }, fields: ['name', 'state'] })
  if (!taken || taken.state === 'disputed' || !isCaptured(taken.state)) return
  await decideRefund(system, place, {
    ...{ payment, amount, destination: 'source', reason: 'They cancelled' },
    // What did not go back after all is no longer counted as returned: then less is owed than the time before.
    idempotencyKey: `event-registration:${name}:${owed}:${returned_amount}`,
  })
}
