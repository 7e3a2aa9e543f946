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
import { ManualPayment, openPaymentRefund } from '#money/counter'

/** Where the payer comes back to from a gateway's own page. */
const RETURN_PATH = '/my-tickets'

/** The income of each event stands in an account of its own. */
const incomeAccount = (event: string) =>
  ({ purpose: 'income', party: { type: 'Mela Event', name: event } }) as const

const unconfirmedStates: ReadonlySet<RegistrationState> = new Set(['draft', 'reserved', 'offered'])

/** Whom staff let come before he paid pays later. */
function isUnpaid({ state, paid_amount }: RegistrationDoc): boolean {
  return (state === 'confirmed' || state === 'checked in') && paid_amount === 0
}

function isPayable(registration: RegistrationDoc): boolean {
  return unconfirmedStates.has(registration.state) || isUnpaid(registration)
}

/** The seats are locked before the registration, as everybody does. */
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

/** Money that comes when the seats were given up has them again where they are left. */
async function confirmRegistration(
  documents: Documents,
  { registration }: LockedRegistration,
  { payment, amount }: RegistrationPayment,
): Promise<Refusal | null> {
  const state = registration.state === 'checked in' ? ('checked in' as const) : ('confirmed' as const)
  const change = { state, payment, paid_amount: amount }
  try {
    await documents.attempt(() => documents.save(EventRegistration, registration.name, change))
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

/** A registration is confirmed once, by a payment of all of it: a second one is given back. */
async function settle(documents: Documents, paid: RegistrationPayment): Promise<Allocation | Refusal> {
  const locked = await lockByName(documents, paid.name)
  const refusal =
    findRefusal(locked.registration, paid) ?? (await confirmRegistration(documents, locked, paid))
  if (refusal !== null) return refusal
  const { event, contact_name } = locked.registration
  return { credits: [{ account: incomeAccount(event), amount: paid.amount, memo: contact_name }] }
}

/** What went back, or did not after all, is written down. Seats stay until somebody cancels them: a refund may well be for another reason. */
async function refunded(documents: Documents, refund: RegistrationPayment): Promise<void> {
  const { refunded_amount } = await documents.lock(EventRegistration, refund.name)
  await documents.save(EventRegistration, refund.name, { refunded_amount: refunded_amount + refund.amount })
}

/** How a registration is paid: whoever holds its token may, and what comes is the event's income. */
export const payableRegistration: Payable = {
  type: EventRegistration.name,
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => isRegistrationToken(documents, name, receipt),
}

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
