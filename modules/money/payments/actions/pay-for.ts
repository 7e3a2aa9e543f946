import type { Documents } from '#framework/documents'
import { isUsableKey } from '#framework/inputs'
import { payable } from '../extension-points.ts'
import type { Checkout } from '../providers/gateway.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { openGateway, requireGateway } from '../providers/open-gateways.ts'
import { GatewayRefused } from '../providers/gateway-error.ts'
import type { PayingPlace } from './place.ts'
import { readCheckout } from '../rules/checkout.ts'
import type { PaymentState } from '../rules/payment-states.ts'
import { askEarlier, earlierPayments } from './earlier-payments.ts'
import { insertPayment, OPEN_MINUTES, type PaymentWanted } from './open-payment.ts'
import { newToken, sameToken, storedKey, type NewToken } from './tokens.ts'

export interface StartedPayment {
  readonly payment: string
  /** Opens this one payment for its payer. */
  readonly token: string
  readonly amount: number
  readonly currency: string
  readonly state: PaymentState
  readonly checkout: Checkout
}

function roomOf(place: PayingPlace, type: string) {
  const room = place.extensions(payable).find((one) => one.type === type)
  if (!room) throw paymentErrors.not_payable(type)
  return room
}

/** The same key for the same thing is the same payment; for another it is somebody's mistake. */
async function askedBefore(documents: Documents, wanted: PaymentWanted): Promise<PaymentDoc | null> {
  const { type, name, gateway } = wanted
  const idempotency_key = storedKey(wanted.idempotencyKey)
  const [found] = await documents.find(Payment, { where: { idempotency_key }, limit: 1 })
  if (!found) return null
  const isSame = found.reference_type === type && found.reference_name === name && found.gateway === gateway
  if (!isSame) throw paymentErrors.idempotency_conflict()
  return found
}

interface Begun {
  readonly payment: PaymentDoc
  readonly returnPath: string
  readonly expiresAt: Date
}

/** Payments of which the gateway must be asked first. */
interface Unsure {
  readonly unsure: readonly PaymentDoc[]
}

interface Beginning {
  readonly wanted: PaymentWanted
  readonly made: NewToken
  /** What was begun before has been asked about, and took no money. */
  readonly isSure: boolean
}

/** Finds or makes the payment. The document is locked meanwhile: two tabs find the same one. */
async function begin(
  documents: Documents,
  place: PayingPlace,
  { wanted, made, isSure }: Beginning,
): Promise<Begun | Unsure> {
  const expiresAt = new Date(documents.now.getTime() + OPEN_MINUTES * 60_000)
  const before = await askedBefore(documents, wanted)
  if (before?.gateway_order) return { payment: before, returnPath: '/', expiresAt }
  const due = await roomOf(place, wanted.type).due(documents, wanted.name)
  if (due === null) {
    if (before) return { payment: before, returnPath: '/', expiresAt }
    throw paymentErrors.nothing_due()
  }
  const { returnPath } = due
  const same = before ?? (await askedBefore(documents, wanted))
  if (same) return { payment: same, returnPath, expiresAt }
  const { again, unsure } = await earlierPayments(documents, place, { wanted, due })
  if (!isSure && unsure.length > 0) return { unsure }
  const payment = again ?? (await insertPayment(documents, place, { wanted, due, made }))
  return { payment, returnPath, expiresAt }
}

/** The payment to go on with: one that took money meanwhile before a new one is opened beside it. */
async function beginOnce(place: PayingPlace, wanted: PaymentWanted, made: NewToken): Promise<Begun> {
  const first = await place.write((documents) => begin(documents, place, { wanted, made, isSure: false }))
  if (!('unsure' in first)) return first
  const paid = await askEarlier(place, first.unsure)
  if (paid) return { payment: paid, returnPath: '/', expiresAt: new Date() }
  const second = await place.write((documents) => begin(documents, place, { wanted, made, isSure: true }))
  if ('unsure' in second) throw new Error('What is sure by now is not asked again')
  return second
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

/** Who was declined goes to the gateway once more: what it said of the attempt before is not said of the next one. */
function beginAgain(place: PayingPlace, name: string): Promise<PaymentDoc> {
  return place.write(async (documents) => {
    const payment = await documents.lock(Payment, name)
    if (payment.state !== 'failed') return payment
    return documents.save(Payment, name, { state: 'created', error: null })
  })
}

/** Of two that asked the gateway at the same moment, the first to write down what it answered is right. */
async function keepOrder(place: PayingPlace, begun: Begun): Promise<PaymentDoc> {
  if (begun.payment.state === 'failed') return beginAgain(place, begun.payment.name)
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
  await requireGateway(place, wanted.gateway)
  const made = await newToken(place.site, storedKey(wanted.idempotencyKey))
  const begun = await beginOnce(place, wanted, made)
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
