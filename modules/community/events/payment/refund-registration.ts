import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { ManualPayment, openPaymentRefund } from '#money/counter'
import { createRefund, isCaptured, Payment, refundableAmount } from '#money/payments'
import type { RegistrationDoc } from '../registration/event-registration.queries.ts'

interface RefundRequest {
  readonly registration: RegistrationDoc
  /** Minor units that are still to be paid for it. */
  readonly owed: number
}

/** What of the money is refunded, and how. Money in dispute waits at the office. */
export interface RefundResult {
  /** Minor units. */
  readonly amount: number
  readonly by: 'gateway' | 'office' | 'nobody'
}

const noRefund: RefundResult = { amount: 0, by: 'nobody' }

/** What was collected at a door is no counter payment: the registration says what is owed, and the office sees to it. */
async function refundManually(system: Documents, payment: string, amount: number): Promise<RefundResult> {
  const found = await system.find(ManualPayment, { where: { name: payment }, fields: ['name'], limit: 1 })
  if (found.length > 0) await openPaymentRefund(system, { payment, amount })
  return { amount, by: 'office' }
}

/**
 * What was paid beyond what is owed is refunded: by its gateway, or by hand where the office took it by hand. Money in dispute
 * waits until its bank has decided.
 */
export async function refundRegistration(
  system: Documents,
  place: Context,
  { registration, owed }: RefundRequest,
): Promise<RefundResult> {
  const { name, payment, paid_amount, refunded_amount } = registration
  const amount = paid_amount - refunded_amount - owed
  if (payment === null || amount <= 0) return noRefund
  const [gatewayPayment] = await system.find(Payment, { where: { name: payment }, limit: 1 })
  if (!gatewayPayment) return refundManually(system, payment, amount)
  const refundAmount = Math.min(amount, refundableAmount(gatewayPayment))
  if (gatewayPayment.state === 'disputed') return { amount, by: 'office' }
  if (!isCaptured(gatewayPayment.state) || refundAmount === 0) return noRefund
  await createRefund(system, place, {
    ...{ payment, amount: refundAmount, destination: 'source', reason: 'They cancelled' },
    // What did not go back after all is no longer counted as returned: then less is owed than the time before.
    idempotencyKey: `event-registration:${name}:${owed}:${refunded_amount}`,
  })
  return { amount: refundAmount, by: 'gateway' }
}
