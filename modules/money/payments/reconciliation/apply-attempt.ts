import type { Context } from '#framework/context'
import { paymentEvents } from '../events.ts'
import { singleLine } from '#meta'
import type { Documents } from '#framework/documents'
import { Payment } from '../payment/payment.doctype.ts'
import {
  listRefunds,
  type PaymentDoc,
  type RefundDoc,
  type PaymentChanges,
  withChanges,
  saveUpdate,
  beginUpdate,
  type PaymentUpdate,
} from '../payment/payment.queries.ts'
import type { GatewayOrder, GatewayPayment } from '../gateways/gateway.ts'
import { formatLocalTime, isPast, minutesSince, type SiteClock } from '../payment/local-time.ts'
import { minutesToNextSync } from './reconciliation.rules.ts'
import { isCaptured, payableStates } from '../payment/payment.states.ts'
import { syncDisputes } from '../dispute/sync-disputes.ts'
import { syncRefunds, type PaymentWithRefunds } from '../refund/sync-refunds.ts'
import { bookCapture, gatewayAccount, paymentEventPayload } from '../capture/book-capture.ts'
import { post } from '#money/ledger'
import { createRefund } from '../refund/create-refund.ts'

interface SyncScope {
  readonly documents: Documents
  readonly context: Context
}

/** Gateway's view of a payment: the decisive attempt, or null without one. */
interface AttemptUpdate {
  readonly attempt: GatewayPayment | null
  readonly view: GatewayOrder
  readonly query: number
}

const MAX_ERROR_LENGTH = 500
const EXCESS_REASON = 'Less was owed by the time it came'

function recordAttempt(update: PaymentUpdate, { id, method }: GatewayPayment): PaymentUpdate {
  return isCaptured(update.payment.state) ? update : withChanges(update, { gateway_payment: id, method })
}

async function decline(
  { documents }: SyncScope,
  update: PaymentUpdate,
  attempt: GatewayPayment,
): Promise<PaymentUpdate> {
  const recorded = recordAttempt(update, attempt)
  const { payment } = recorded
  if (!payableStates.has(payment.state) || isBeforeRetry(update, attempt)) return recorded
  const error = singleLine(attempt.error ?? '').slice(0, MAX_ERROR_LENGTH) || null
  if (payment.state === 'failed') return withChanges(recorded, { error })
  await documents.emit(paymentEvents.failed, paymentEventPayload(payment, payment.amount))
  return withChanges(recorded, { state: 'failed', error, is_in_progress: 0 })
}

/** True for a decline before the last retry, which does not apply to it. */
const isBeforeRetry = ({ payment }: PaymentUpdate, { id }: GatewayPayment): boolean =>
  payment.state === 'created' && payment.gateway_payment === id

function markInProgress(update: PaymentUpdate, { error }: GatewayPayment): PaymentUpdate {
  const isStateChange = update.payment.state === 'created' || update.payment.state === 'failed'
  return isStateChange
    ? withChanges(update, { state: 'created', error: null, is_in_progress: error === null ? 1 : 0 })
    : update
}

function authorise(update: PaymentUpdate, attempt: GatewayPayment): PaymentUpdate {
  const recorded = recordAttempt(update, attempt)
  const isStateChange = recorded.payment.state === 'created' || recorded.payment.state === 'failed'
  return isStateChange ? withChanges(recorded, { state: 'authorised', error: null }) : recorded
}

async function refundExcess(
  { documents, context }: SyncScope,
  captured: PaymentUpdate,
  amount: number,
): Promise<PaymentWithRefunds> {
  const { name } = await saveUpdate(documents, captured)
  await createRefund(documents, context, {
    ...{ payment: name, amount, destination: 'source', reason: EXCESS_REASON },
    idempotencyKey: `too much:${name}`,
  })
  const payment = await documents.get(Payment, name)
  return { update: beginUpdate(payment), refunds: await listRefunds(documents, name) }
}

async function capture(
  scope: SyncScope,
  before: PaymentWithRefunds,
  attempt: GatewayPayment,
): Promise<PaymentWithRefunds> {
  if (isCaptured(before.update.payment.state)) return before
  const { documents, context } = scope
  const recorded = recordAttempt(before.update, attempt)
  const booking = { payment: recorded.payment, gatewayPayment: attempt }
  const { captured, tooMuch } = await bookCapture(documents, context, booking)
  const update = withChanges(recorded, captured)
  return tooMuch === 0 ? { ...before, update } : refundExcess(scope, update, tooMuch)
}

async function applyCapture(
  scope: SyncScope,
  before: PaymentWithRefunds,
  { attempt, view }: Pick<AttemptUpdate, 'view'> & { readonly attempt: GatewayPayment },
): Promise<PaymentWithRefunds> {
  const { documents } = scope
  const { update, refunds } = await capture(scope, before, attempt)
  const paid = withChanges(update, await bookFee(documents, update.payment, attempt.fee))
  const attemptRefunds = view.refunds.filter(({ payment }) => payment === attempt.id)
  const afterRefunds = await syncRefunds(scope, { update: paid, refunds }, attemptRefunds)
  const disputes = view.disputes.filter(({ payment }) => payment === attempt.id)
  return syncDisputes(scope, afterRefunds, disputes)
}

async function applyState(
  scope: SyncScope,
  before: PaymentWithRefunds,
  { attempt, view }: AttemptUpdate,
): Promise<PaymentWithRefunds> {
  switch (attempt?.state) {
    case undefined:
      return before
    case 'created':
      return { ...before, update: markInProgress(before.update, attempt) }
    case 'failed':
      return { ...before, update: await decline(scope, before.update, attempt) }
    case 'authorised':
      return { ...before, update: authorise(before.update, attempt) }
    case 'captured':
      return applyCapture(scope, before, { attempt, view })
  }
}

function expire(clock: SiteClock, update: PaymentUpdate): PaymentUpdate {
  const { state, expires_at } = update.payment
  const isOpen = state === 'created' || state === 'authorised' || state === 'failed'
  return isOpen && isPast(clock, expires_at) ? withChanges(update, { state: 'expired' }) : update
}

/**
 * Returns when the last pending refund was sent; null for none. A refund sent since the gateway's response is new, so
 * the next query is soon.
 */
function findLastPendingRefund(refunds: readonly RefundDoc[]): string | null {
  const pendingRefunds = refunds.filter(({ state }) => state === 'requested' || state === 'sent')
  const since = pendingRefunds.flatMap(({ sent_at, requested_at }) => sent_at ?? requested_at ?? [])
  return since.toSorted().at(-1) ?? null
}

function planNextSync(clock: SiteClock, update: PaymentUpdate, refunds: readonly RefundDoc[]): PaymentUpdate {
  const { state, captured_at, opened_at } = update.payment
  const refunded = findLastPendingRefund(refunds)
  const age = minutesSince(clock, refunded ?? (isCaptured(state) ? captured_at : opened_at))
  const minutes = minutesToNextSync({ state, age, isInProgress: refunded !== null || state === 'disputed' })
  const next_query_at = minutes === null ? null : formatLocalTime(clock, minutes)
  return withChanges(update, { last_queried_at: formatLocalTime(clock), next_query_at })
}

/** Applies the gateway's view to a locked payment. */
export async function applyAttempt(
  scope: SyncScope,
  payment: PaymentDoc,
  attemptUpdate: AttemptUpdate,
): Promise<PaymentDoc> {
  const { documents, context } = scope
  // A payment without earlier capture has no refunds.
  const refunds = isCaptured(payment.state) ? await listRefunds(documents, payment.name) : []
  const after = await applyState(scope, { update: beginUpdate(payment), refunds }, attemptUpdate)
  const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
  const update = withChanges(expire(clock, after.update), { applied_query: attemptUpdate.query })
  return saveUpdate(documents, planNextSync(clock, update, after.refunds))
}

async function bookFee(
  documents: Documents,
  payment: PaymentDoc,
  fee: number | null,
): Promise<PaymentChanges> {
  if (fee === null || payment.fee !== null) return {}
  const { name, gateway, captured_currency, currency } = payment
  const wanted = { party: { type: 'Gateway', name: gateway }, currency: captured_currency ?? currency }
  if (fee > 0)
    await post(documents, {
      kind: 'fee',
      source: { type: Payment.name, name },
      idempotencyKey: `fee:${name}`,
      lines: [
        { account: { purpose: 'fees', ...wanted }, amount: fee },
        { account: gatewayAccount(gateway, wanted.currency), amount: -fee },
      ],
    })
  return { fee }
}
