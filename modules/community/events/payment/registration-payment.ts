import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import {
  type Due,
  type Payable,
  type Refusal,
  type Allocation,
  createRefund,
  isCaptured,
  Payment,
  refundableAmount,
} from '#money/payments'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import {
  lockRegistration,
  isRegistrationToken,
  type LockedRegistration,
  type RegistrationDoc,
} from '../registration/event-registration.queries.ts'
import { message } from '../messages.ts'
import type { RegistrationState } from '../registration/event-registration.states.ts'
import type { Context } from '#framework/context'
import { ManualPayment, openPaymentRefund } from '#money/manual-payments'

const RETURN_PATH = '/my-tickets'

const incomeAccount = (event: string) =>
  ({ purpose: 'income', party: { type: 'Mela Event', name: event } }) as const

const unconfirmedStates: ReadonlySet<RegistrationState> = new Set(['draft', 'reserved', 'offered'])

function isUnpaid({ state, paid_amount }: RegistrationDoc): boolean {
  return (state === 'confirmed' || state === 'checked in') && paid_amount === 0
}

function isPayable(registration: RegistrationDoc): boolean {
  return unconfirmedStates.has(registration.state) || isUnpaid(registration)
}

/** Locks the seats before the registration, the order that all writers share. */
async function lockByName(documents: Documents, name: string): Promise<LockedRegistration> {
  const { event } = await documents.get(EventRegistration, name)
  return lockRegistration(documents, { name, event })
}

async function due(documents: Documents, name: string): Promise<Due | null> {
  const { registration, event } = await lockByName(documents, name)
  const { amount, contact_name, email, phone, user, expires_at } = registration
  const isExpired = expires_at !== null && expires_at <= event.clock
  if (!isPayable(registration) || isExpired || amount <= 0) return null
  return {
    amount,
    currency: 'INR',
    description: event.title,
    payer: { name: contact_name, email, phone, user },
    organisation: null,
    returnPath: RETURN_PATH,
  }
}

interface RegistrationPayment {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

async function confirmRegistration(
  documents: Documents,
  { registration }: LockedRegistration,
  { payment, amount }: RegistrationPayment,
): Promise<Refusal | null> {
  const state = registration.state === 'checked in' ? ('checked in' as const) : ('confirmed' as const)
  const change = { state, payment, paid_amount: amount }
  try {
    await documents.savepoint(() => documents.save(EventRegistration, registration.name, change))
    return null
  } catch (error) {
    if (error instanceof DialectError && error.code === 'events.full')
      return { refusal: message('events.payment.too_late') }
    throw error
  }
}

function findRefusal(registration: RegistrationDoc, paid: RegistrationPayment): Refusal | null {
  const { state, amount, paid_amount } = registration
  if (paid_amount > 0) return { refusal: message('events.payment.paid_already') }
  if (!isPayable(registration) && state !== 'lapsed')
    return { refusal: message('events.payment.nothing_reserved') }
  return amount === paid.amount ? null : { refusal: message('events.payment.other_amount') }
}

/** Confirms a registration once, by a payment of its full amount; a second payment is refunded. */
async function settle(documents: Documents, paid: RegistrationPayment): Promise<Allocation | Refusal> {
  const locked = await lockByName(documents, paid.name)
  const refusal =
    findRefusal(locked.registration, paid) ?? (await confirmRegistration(documents, locked, paid))
  if (refusal !== null) return refusal
  const { event, contact_name } = locked.registration
  return { credits: [{ account: incomeAccount(event), amount: paid.amount, memo: contact_name }] }
}

/** Records a refund or its failure. Seats stay held until a cancellation, because refunds may have other reasons. */
async function refunded(documents: Documents, refund: RegistrationPayment): Promise<void> {
  const { refunded_amount } = await documents.lock(EventRegistration, refund.name)
  await documents.save(EventRegistration, refund.name, { refunded_amount: refunded_amount + refund.amount })
}

/** Payable handler: holders of the token may pay, and the payment is the event's income. */
export const payableRegistration: Payable = {
  type: EventRegistration.name,
  storedValue: 'whole',
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => isRegistrationToken(documents, name, receipt),
}

interface RefundRequest {
  readonly registration: RegistrationDoc
  /** Amount due in minor units. */
  readonly owed: number
}

export interface RefundResult {
  /** Amount in minor units. */
  readonly amount: number
  readonly by: 'gateway' | 'office' | 'nobody'
}

const noRefund: RefundResult = { amount: 0, by: 'nobody' }

/** Cash collected on site has no manual payment record; the registration shows the amount for the office. */
async function refundManually(system: Documents, payment: string, amount: number): Promise<RefundResult> {
  const found = await system.find(ManualPayment, { where: { name: payment }, fields: ['name'], limit: 1 })
  if (found.length > 0) await openPaymentRefund(system, { payment, amount })
  return { amount, by: 'office' }
}

/**
 * Refunds the overpayment through its gateway, or manually for manual payments. Disputed payments wait for the bank's
 * decision.
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
    // A failed refund no longer counts as refunded, so the key differs from the previous call.
    idempotencyKey: `event-registration:${name}:${owed}:${refunded_amount}`,
  })
  return { amount: refundAmount, by: 'gateway' }
}
