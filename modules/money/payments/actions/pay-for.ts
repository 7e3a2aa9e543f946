import type { Documents } from '#framework/documents'
import { isUsableKey } from '../rules/idempotency-key.ts'
import { payable, type Due } from '../extension-points.ts'
import type { Checkout } from '../providers/gateway.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { openGateway } from '../providers/open-gateways.ts'
import { GatewayRefused } from '../providers/gateway-error.ts'
import type { PayingPlace } from './place.ts'
import { readCheckout } from '../rules/checkout.ts'
import { clockText } from '../rules/clock.ts'
import type { PaymentState } from '../rules/payment-states.ts'
import { insertPayment, OPEN_MINUTES, type PaymentWanted } from './open-payment.ts'
import { newToken, sameToken, type NewToken } from './tokens.ts'

export interface StartedPayment {
  readonly payment: string
  /** Opens this one payment for its payer. */
  readonly token: string
  readonly amount: number
  readonly currency: string
  readonly state: PaymentState
  readonly checkout: Checkout
}

/** Minutes that must be left of a payment for another tab to take it up. */
const WORTH_TAKING_UP = 10

function roomOf(place: PayingPlace, type: string) {
  const room = place.extensions(payable).find((one) => one.type === type)
  if (!room) throw paymentErrors.not_payable(type)
  return room
}

/** The same key for the same thing is the same payment; for another it is somebody's mistake. */
async function askedBefore(documents: Documents, wanted: PaymentWanted): Promise<PaymentDoc | null> {
  const { type, name, gateway, idempotencyKey: idempotency_key } = wanted
  const [found] = await documents.find(Payment, { where: { idempotency_key }, limit: 1 })
  if (!found) return null
  const isSame = found.reference_type === type && found.reference_name === name && found.gateway === gateway
  if (!isSame) throw paymentErrors.idempotency_conflict()
  return found
}

/** Another tab, or the payer who comes back: a payment that is still open is taken up again. */
async function openPayment(
  documents: Documents,
  place: PayingPlace,
  { wanted, due }: { readonly wanted: PaymentWanted; readonly due: Due },
): Promise<PaymentDoc | null> {
  const { type: reference_type, name: reference_name, gateway } = wanted
  const { amount, currency } = due
  const soon = clockText({ timeZone: place.settings.timeZone, now: documents.now }, WORTH_TAKING_UP)
  const [found] = await documents.find(Payment, {
    where: {
      ...{ reference_type, reference_name, gateway, amount, currency },
      state: ['in', ['created', 'authorised']],
      expires_at: ['>', soon],
    },
    order_by: 'creation desc',
    limit: 1,
  })
  return found ?? null
}

interface Begun {
  readonly payment: PaymentDoc
  readonly returnPath: string
  readonly expiresAt: Date
}

/** Finds or makes the payment. The document is locked meanwhile: two tabs find the same one. */
async function begin(
  documents: Documents,
  place: PayingPlace,
  { wanted, made }: { readonly wanted: PaymentWanted; readonly made: NewToken },
): Promise<Begun> {
  const expiresAt = new Date(documents.now.getTime() + OPEN_MINUTES * 60_000)
  const before = await askedBefore(documents, wanted)
  if (before?.gateway_order) return { payment: before, returnPath: '/', expiresAt }
  const due = await roomOf(place, wanted.type).due(documents, wanted.name)
  if (due === null) {
    if (before) return { payment: before, returnPath: '/', expiresAt }
    throw paymentErrors.nothing_due()
  }
  const payment =
    before ??
    (await askedBefore(documents, wanted)) ??
    (await openPayment(documents, place, { wanted, due })) ??
    (await insertPayment(documents, place, { wanted, due, made }))
  return { payment, returnPath: due.returnPath, expiresAt }
}

function returnUrl({ settings: { publicUrl } }: PayingPlace, { payment, returnPath }: Begun): string {
  const url = new URL(returnPath, publicUrl)
  url.searchParams.set('payment', payment.name)
  return url.href
}

/** Asks the gateway for an order, without a transaction: it may take its time. */
async function placeOrder(place: PayingPlace, begun: Begun) {
  const { payment, expiresAt } = begun
  const gateway = await openGateway(place, payment.gateway)
  const { name: reference, amount, currency, description, payer_name, payer_email, payer_phone } = payment
  try {
    return await gateway.createOrder({
      ...{ reference, amount, currency, expiresAt },
      description: description ?? reference,
      payer: { name: payer_name ?? '', email: payer_email, phone: payer_phone },
      returnUrl: returnUrl(place, begun),
    })
  } catch (error) {
    if (error instanceof GatewayRefused) throw paymentErrors.gateway_refused()
    throw paymentErrors.gateway_away(error)
  }
}

/** Of two that asked the gateway at the same moment, the first to write down what it answered is right. */
async function keepOrder(place: PayingPlace, begun: Begun): Promise<PaymentDoc> {
  if (begun.payment.gateway_order !== null || begun.payment.state !== 'created') return begun.payment
  const { order, checkout } = await placeOrder(place, begun)
  return place.write(async (documents) => {
    const payment = await documents.lock(Payment, begun.payment.name)
    if (payment.gateway_order !== null || payment.state !== 'created') return payment
    return documents.save(Payment, payment.name, { gateway_order: order, checkout: JSON.stringify(checkout) })
  })
}

/** The token that this payment has; a new one where the old one cannot be read any more. */
async function tokenOf(
  place: PayingPlace,
  { name, idempotency_key, token_hash }: PaymentDoc,
  made: NewToken,
) {
  if (token_hash === made.token_hash) return made.token
  const sealed = await place.write((documents) => documents.secret(Payment, name, 'sealed_token'))
  const same = await sameToken(place.site, idempotency_key, sealed)
  if (same !== null) return same
  const other = await newToken(place.site, idempotency_key)
  const { token, ...kept } = other
  await place.write((documents) => documents.save(Payment, name, kept))
  return token
}

/**
 * Opens a payment for a document, or takes up the one that is open. It frames its own transactions, for it speaks with the
 * gateway between them: nobody may hold one around it. Who may pay is the caller's business.
 */
export async function payFor(place: PayingPlace, wanted: PaymentWanted): Promise<StartedPayment> {
  if (!isUsableKey(wanted.idempotencyKey)) throw paymentErrors.short_key()
  await openGateway(place, wanted.gateway)
  const made = await newToken(place.site, wanted.idempotencyKey)
  const begun = await place.write((documents) => begin(documents, place, { wanted, made }))
  const payment = await keepOrder(place, begun)
  return {
    payment: payment.name,
    token: await tokenOf(place, payment, made),
    amount: payment.amount,
    currency: payment.currency,
    state: payment.state,
    checkout: readCheckout(payment.checkout),
  }
}
