import type { Context } from '#framework/context'
import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { requirePayer } from './payer-access.ts'
import type { Documents } from '#framework/documents'
import { isUsableKey } from '#framework/idempotency'
import { payable, type Due } from '../extension-points.ts'
import { type Checkout, gatewayNames, GatewayRefused, GatewayError } from '../gateways/gateway.ts'
import { Payment } from '../payment/payment.doctype.ts'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { openGateway, requireGateway } from '../gateways/open-gateways.ts'
import {
  readCheckout,
  type PaymentRequest,
  insertPayment,
  OPEN_MINUTES,
  createToken,
  decryptToken,
  hashIdempotencyKey,
  type PaymentToken,
} from './open-payment.ts'
import { type PaymentState, isCaptured, payableStates, unpaidStates } from '../payment/payment.states.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { syncOrder } from '../reconciliation/sync-payment.ts'
import { claimSync } from '../reconciliation/claim-sync.ts'

const MIN_MINUTES_TO_REUSE = 10
const MAX_EARLIER_PAYMENTS = 5

interface ReusablePayments {
  /** Payment to reuse, because its gateway accepts one payment per order. */
  readonly reusable: PaymentDoc | null
  /** Payments that may have succeeded in an abandoned page, or after a decline. */
  readonly unsure: readonly PaymentDoc[]
}

/** Returns unconfirmed payments of a document, the latest first. One statement. */
async function findEarlierPayments(
  documents: Documents,
  { site: { settings } }: Context,
  { request, due }: { readonly request: PaymentRequest; readonly due: Due },
): Promise<ReusablePayments> {
  const { type: reference_type, name: reference_name, gateway } = request
  const soon = formatLocalTime({ timeZone: settings.timeZone, now: documents.now }, MIN_MINUTES_TO_REUSE)
  const found = await documents.find(Payment, {
    where: { reference_type, reference_name, state: ['in', [...unpaidStates]] },
    order_by: 'creation desc',
    limit: MAX_EARLIER_PAYMENTS,
  })
  const isOpen = ({ state, expires_at }: PaymentDoc) => payableStates.has(state) && (expires_at ?? '') > soon
  const isSame = (one: PaymentDoc) =>
    one.gateway === gateway && one.amount === due.amount && one.currency === due.currency
  const reusable = found.find((one) => isOpen(one) && isSame(one)) ?? null
  return { reusable, unsure: found.filter((one) => one !== reusable || one.state === 'failed') }
}

/**
 * Queries unconfirmed payments and returns one that succeeded, so that the payer does not pay twice. An unavailable
 * gateway does not block payment by another; double payments are refunded.
 */
async function syncUnconfirmed(
  paymentContext: Context,
  unsure: readonly PaymentDoc[],
): Promise<PaymentDoc | null> {
  for (const { name } of unsure) {
    const order = await claimSync(paymentContext, name)
    if (order === null) continue
    const payment = await syncOrder(paymentContext, order).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      return null
    })
    if (payment && isCaptured(payment.state)) return payment
  }
  return null
}

export interface StartedPayment {
  readonly payment: string
  readonly token: string
  readonly amount: number
  readonly currency: string
  readonly state: PaymentState
  readonly checkout: Checkout
}

function requirePayable(paymentContext: Context, type: string) {
  const handler = paymentContext.extensions(payable).find((one) => one.type === type)
  if (!handler) throw paymentErrors.not_payable(type)
  return handler
}

async function findByIdempotencyKey(
  documents: Documents,
  request: PaymentRequest,
): Promise<PaymentDoc | null> {
  const { type, name, gateway } = request
  const idempotency_key = hashIdempotencyKey(request.idempotencyKey)
  const [found] = await documents.find(Payment, { where: { idempotency_key }, limit: 1 })
  if (!found) return null
  const isSame = found.reference_type === type && found.reference_name === name && found.gateway === gateway
  if (!isSame) throw paymentErrors.idempotency_conflict()
  return found
}

interface OpenedPayment {
  readonly payment: PaymentDoc
  readonly returnPath: string
  readonly expiresAt: Date
}

interface UnconfirmedPayments {
  readonly unsure: readonly PaymentDoc[]
}

interface OpeningInput {
  readonly request: PaymentRequest
  readonly issuedToken: PaymentToken
  readonly isConfirmed: boolean
}

/** Finds or creates the payment. The document is locked, so that two tabs share one payment. */
async function findOrInsertPayment(
  documents: Documents,
  paymentContext: Context,
  { request, issuedToken, isConfirmed }: OpeningInput,
): Promise<OpenedPayment | UnconfirmedPayments> {
  const expiresAt = new Date(documents.now.getTime() + OPEN_MINUTES * 60_000)
  const before = await findByIdempotencyKey(documents, request)
  if (before?.gateway_order) return { payment: before, returnPath: '/', expiresAt }
  const due = await requirePayable(paymentContext, request.type).due(documents, request.name)
  if (due === null) {
    if (before) return { payment: before, returnPath: '/', expiresAt }
    throw paymentErrors.nothing_due()
  }
  const { returnPath } = due
  const same = before ?? (await findByIdempotencyKey(documents, request))
  if (same) return { payment: same, returnPath, expiresAt }
  const { reusable, unsure } = await findEarlierPayments(documents, paymentContext, { request, due })
  if (!isConfirmed && unsure.length > 0) return { unsure }
  const payment =
    reusable ?? (await insertPayment(documents, paymentContext.site, { request, due, issuedToken }))
  return { payment, returnPath, expiresAt }
}

async function findOrOpenPayment(
  paymentContext: Context,
  request: PaymentRequest,
  issuedToken: PaymentToken,
): Promise<OpenedPayment> {
  const first = await paymentContext.inTransaction((documents) =>
    findOrInsertPayment(documents, paymentContext, { request, issuedToken, isConfirmed: false }),
  )
  if (!('unsure' in first)) return first
  const paid = await syncUnconfirmed(paymentContext, first.unsure)
  if (paid) return { payment: paid, returnPath: '/', expiresAt: new Date() }
  const second = await paymentContext.inTransaction((documents) =>
    findOrInsertPayment(documents, paymentContext, { request, issuedToken, isConfirmed: true }),
  )
  if ('unsure' in second) throw new Error('What is sure by now is not asked again')
  return second
}

function returnUrl({ site: { settings } }: Context, { payment, returnPath }: OpenedPayment): string {
  const url = new URL(returnPath, settings.publicUrl)
  url.searchParams.set('payment', payment.name)
  return url.href
}

/** Creates the gateway order outside of a transaction, because the gateway may be slow. */
async function createGatewayOrder(paymentContext: Context, opened: OpenedPayment) {
  const { payment, expiresAt } = opened
  const gateway = await openGateway(paymentContext, payment.gateway)
  const { name: reference, amount, currency, description, payer_name, payer_email, payer_phone } = payment
  try {
    return await gateway.createOrder({
      ...{ reference, amount, currency, expiresAt },
      description: description ?? reference,
      payer: { name: payer_name ?? '', email: payer_email, phone: payer_phone },
      returnUrl: returnUrl(paymentContext, opened),
    })
  } catch (error) {
    if (error instanceof GatewayRefused) throw paymentErrors.gateway_refused()
    throw paymentErrors.gateway_away(error)
  }
}

function retryPayment(paymentContext: Context, name: string): Promise<PaymentDoc> {
  return paymentContext.inTransaction(async (documents) => {
    const payment = await documents.lock(Payment, name)
    if (payment.state !== 'failed') return payment
    return documents.save(Payment, name, { state: 'created', error: null })
  })
}

async function saveGatewayOrder(paymentContext: Context, opened: OpenedPayment): Promise<PaymentDoc> {
  if (opened.payment.state === 'failed') return retryPayment(paymentContext, opened.payment.name)
  if (opened.payment.gateway_order !== null || opened.payment.state !== 'created') return opened.payment
  const { order, checkout } = await createGatewayOrder(paymentContext, opened)
  return paymentContext.inTransaction(async (documents) => {
    const payment = await documents.lock(Payment, opened.payment.name)
    if (payment.gateway_order !== null || payment.state !== 'created') return payment
    return documents.save(Payment, payment.name, { gateway_order: order, checkout: JSON.stringify(checkout) })
  })
}

/** Returns the payment's token; issues a new one if the old one cannot be decrypted. */
async function readOrIssueToken(
  paymentContext: Context,
  { name, idempotency_key, token_hash }: PaymentDoc,
  issuedToken: PaymentToken,
) {
  if (token_hash === issuedToken.token_hash) return issuedToken.token
  const encrypted = await paymentContext.inTransaction((documents) =>
    documents.secret(Payment, name, 'encrypted_token'),
  )
  const same = await decryptToken(paymentContext.site, idempotency_key, encrypted)
  if (same !== null) return same
  const other = await createToken(paymentContext.site, idempotency_key)
  const { token, ...tokenFields } = other
  await paymentContext.inTransaction((documents) => documents.save(Payment, name, tokenFields))
  return token
}

/**
 * Opens a payment, or reuses the open one. Manages its own transactions around gateway calls, so it must not run inside
 * one. The caller checks permission.
 */
export async function payFor(paymentContext: Context, request: PaymentRequest): Promise<StartedPayment> {
  if (!isUsableKey(request.idempotencyKey)) throw paymentErrors.short_key()
  await requireGateway(paymentContext, request.gateway)
  const issuedToken = await createToken(paymentContext.site, hashIdempotencyKey(request.idempotencyKey))
  const opened = await findOrOpenPayment(paymentContext, request, issuedToken)
  const payment = await saveGatewayOrder(paymentContext, opened)
  return {
    payment: payment.name,
    token: await readOrIssueToken(paymentContext, payment, issuedToken),
    amount: payment.amount,
    currency: payment.currency,
    state: payment.state,
    checkout: readCheckout(payment.checkout),
  }
}

/** Opens a payment for a document. The same idempotency key or another tab gets the payment that is already open. */
export const pay = method({
  access: anyone,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    gateway: select(gatewayNames, { required: true }),
    idempotency_key: text({ required: true }),
    receipt_token: text(),
  },
  managesOwnTransaction: true,
  async run(context) {
    const { input } = context
    await requirePayer(context, input)
    const started = await payFor(context, {
      type: input.reference_type,
      name: input.reference_name,
      gateway: input.gateway,
      idempotencyKey: input.idempotency_key,
    })
    return { ...started, amount: toDecimal(started.amount) }
  },
})
