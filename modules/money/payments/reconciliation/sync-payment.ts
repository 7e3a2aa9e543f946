import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { Payment } from '../payment/payment.doctype.ts'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import type { Gateway, GatewayOrder, GatewayPayment } from '../gateways/gateway.ts'
import { openGateway } from '../gateways/open-gateways.ts'
import { formatLocalTime, isPast, minutesSince } from '../payment/local-time.ts'
import { minutesToNextSync, chooseAttempts } from './reconciliation.rules.ts'
import { applyAttempt } from './apply-attempt.ts'
import { lockSourceAccount } from '../capture/book-capture.ts'
import { sql } from 'kysely'
import { prepared } from '#framework/database'

export interface OrderReference {
  readonly name: string
  readonly gateway: PaymentDoc['gateway']
  readonly order: string
  readonly query?: GatewayQuery
}

/** Returns the order of a payment, or of the payment that an extra one belongs to; null before it exists. */
async function findOrder(documents: Documents, name: string): Promise<OrderReference | null> {
  const payment = await documents.get(Payment, name)
  const first = payment.duplicate_of === null ? payment : await documents.get(Payment, payment.duplicate_of)
  const { gateway, gateway_order: order } = first
  return order === null ? null : { name: first.name, gateway, order }
}

async function expireWithoutOrder(documents: Documents, context: Context, name: string): Promise<void> {
  const payment = await documents.lock(Payment, name)
  const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
  if (payment.state !== 'created' || !isPast(clock, payment.expires_at)) return
  await documents.save(Payment, name, { state: 'expired', next_query_at: null })
}

async function markUnknown(
  documents: Documents,
  context: Context,
  { name, query }: { readonly name: string; readonly query: GatewayQuery },
): Promise<PaymentDoc> {
  const payment = await documents.lock(Payment, name)
  const { state, opened_at } = payment
  if (query.number <= payment.applied_query) return payment
  const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
  const minutes = minutesToNextSync({ state, age: minutesSince(clock, opened_at), isInProgress: false })
  return documents.save(Payment, name, {
    attention: 'unknown to the gateway',
    attention_note: 'The gateway says that it has no such order',
    applied_query: query.number,
    last_queried_at: formatLocalTime(clock),
    next_query_at: minutes === null ? null : formatLocalTime(clock, minutes),
  })
}

async function fetchAndApply(context: Context, gateway: Gateway, order: OrderReference): Promise<SyncResult> {
  const { name } = order
  const query = order.query ?? (await countQuery(context, name))
  const view = await gateway.fetchOrder(order.order, query.disputes)
  return context.inTransaction(async (documents) => {
    if (view) return applyGatewayOrder(documents, context, { name, view, query: query.number })
    return { payment: await markUnknown(documents, context, { name, query }), toCapture: null }
  })
}

/**
 * Queries the gateway for an order and applies the response; returns the payment. No lock or connection is held during
 * the query. Throws GatewayUnavailable or GatewayRefused.
 */
export async function syncOrder(context: Context, order: OrderReference): Promise<PaymentDoc> {
  const gateway = await openGateway(context, order.gateway)
  const { payment, toCapture } = await fetchAndApply(context, gateway, order)
  if (!toCapture) return payment
  const { id, amount, currency } = toCapture
  await gateway.capture(id, amount, currency)
  const { name, gateway: at, order: orderId } = order
  return (await fetchAndApply(context, gateway, { name, gateway: at, order: orderId })).payment
}

export async function syncPayment(context: Context, name: string): Promise<void> {
  const order = await context.inTransaction((documents) => findOrder(documents, name))
  if (order === null) await context.inTransaction((documents) => expireWithoutOrder(documents, context, name))
  else await syncOrder(context, order)
}

/** A gateway query. A response to an earlier query does not override a later one. */
interface GatewayQuery {
  /** Counter per payment, set before the query, because clocks may go back. */
  readonly number: number
  readonly disputes: readonly string[]
}

/** Counts a query and returns its parameters. One statement. */
function countQuery(context: Context, name: string): Promise<GatewayQuery> {
  return context.inTransaction(async (documents) => {
    // Raw SQL: a counter, and what there is to ask about, in one statement.
    const [query] = await documents.asSystem().statement(
      prepared<GatewayQuery>(
        'payments.note question',
        sql`update "Payment" set query_count = query_count + 1 where name = ${name}
          returning query_count::integer as number, array(
            select d.gateway_dispute from "Dispute" d join "Payment" p on p.name = d.payment
            where coalesce(p.duplicate_of, p.name) = ${name} and d.state in ('reported', 'inquiry', 'open')
          ) as disputes`,
      ),
      // The number of queries is internal, so no change is published.
      { changes: () => [] },
    )
    if (query) return query
    throw new Error(`There is no payment ${name}`)
  })
}

interface SyncResult {
  readonly payment: PaymentDoc
  /** Captures to request after the locks are released. */
  readonly toCapture: { readonly id: string; readonly amount: number; readonly currency: string } | null
}

function findCaptureRequest(payment: PaymentDoc, attempt: GatewayPayment | null): SyncResult['toCapture'] {
  if (attempt?.state !== 'authorised' || payment.state !== 'authorised') return null
  const { id, amount, currency } = attempt
  return amount === payment.amount && currency === payment.currency ? { id, amount, currency } : null
}

/**
 * Locks payments, then the gateway's account, the order that all writers share; without a capture no account is locked.
 * Returns extra payments by gateway ID.
 */
async function lockExtraPayments(
  documents: Documents,
  payment: PaymentDoc,
  { attempts, extras }: OwnAttempts,
): Promise<ReadonlyMap<string | null, PaymentDoc>> {
  if (attempts.every(({ state }) => state !== 'captured')) return new Map()
  const locked: PaymentDoc[] = []
  for (const extra of extras.toSorted()) locked.push(await documents.lock(Payment, extra))
  await lockSourceAccount(documents, payment)
  return new Map(locked.map((extra) => [extra.gateway_payment, extra]))
}

interface QueryResult {
  readonly name: string
  readonly view: GatewayOrder
  readonly query: number
}

/**
 * Applies the gateway's view of an order, from webhooks, the payer's return or the reconciler. Idempotent and
 * independent of order: outdated views are ignored.
 */
async function applyGatewayOrder(
  documents: Documents,
  context: Context,
  { name, view: fetched, query }: QueryResult,
): Promise<SyncResult> {
  const scope = { documents, context }
  const payment = await documents.lock(Payment, name)
  if (query <= payment.applied_query) return { payment, toCapture: null }
  const own = await findOwnAttempts(documents, payment, fetched.payments)
  const view = { ...fetched, payments: own.attempts }
  const { main, extras } = chooseAttempts(view, payment)
  const lockedExtras = await lockExtraPayments(documents, payment, own)
  const applied = await applyAttempt(scope, payment, { attempt: main, view, query })
  for (const extra of extras) {
    const extraPayment =
      lockedExtras.get(extra.id) ?? (await insertExtraPayment(documents, context, { payment, extra }))
    await applyAttempt(scope, extraPayment, { attempt: extra, view, query })
  }
  return { payment: applied, toCapture: findCaptureRequest(applied, main) }
}

function insertExtraPayment(
  documents: Documents,
  context: Context,
  { payment, extra }: { readonly payment: PaymentDoc; readonly extra: GatewayPayment },
): Promise<PaymentDoc> {
  const { gateway, reference_type, reference_name, description, organisation } = payment
  const { payer_name, payer_email, payer_phone, payer } = payment
  return documents.insert(Payment, {
    ...{ gateway, reference_type, reference_name, description, organisation },
    ...{ payer_name, payer_email, payer_phone, payer },
    amount: extra.amount,
    currency: extra.currency,
    gateway_payment: extra.id,
    method: extra.method,
    duplicate_of: payment.name,
    idempotency_key: `extra:${gateway}:${extra.id}`,
    opened_at: formatLocalTime({ timeZone: context.site.settings.timeZone, now: documents.now }),
  })
}

interface OwnAttempts {
  readonly attempts: readonly GatewayPayment[]
  readonly extras: readonly string[]
}

/**
 * Removes attempts booked for another order, so that a gateway payment is not counted twice. The payment must be
 * locked.
 */
async function findOwnAttempts(
  documents: Documents,
  { name, gateway }: PaymentDoc,
  attempts: readonly GatewayPayment[],
): Promise<OwnAttempts> {
  if (attempts.length === 0) return { attempts, extras: [] }
  const known = await documents.find(Payment, {
    where: { gateway, gateway_payment: ['in', attempts.map(({ id }) => id)] },
    fields: ['name', 'gateway_payment', 'duplicate_of'],
  })
  const foreign = known.filter((one) => (one.duplicate_of ?? one.name) !== name)
  const foreignIds = new Set(foreign.map(({ gateway_payment }) => gateway_payment))
  return {
    attempts: attempts.filter(({ id }) => !foreignIds.has(id)),
    extras: known.filter(({ duplicate_of }) => duplicate_of === name).map((one) => one.name),
  }
}
