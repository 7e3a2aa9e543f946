import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { requirePayer } from '../actions/may-pay.ts'
import type { Documents } from '#framework/documents'
import { isUsableKey } from '#framework/inputs'
import { payable, type Due } from '../extension-points.ts'
import { type Checkout, gatewayNames } from '../providers/gateway.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { openGateway, requireGateway } from '../providers/open-gateways.ts'
import { GatewayRefused, GatewayError } from '../providers/gateway-error.ts'
import { type PayingPlace, type PaymentPlace, placeOf } from '../actions/place.ts'
import { readCheckout } from '../rules/checkout.ts'
import { type PaymentState, isCaptured, mayComeStates, unpaidStates } from '../rules/payment-states.ts'
import { clockText } from '../rules/clock.ts'
import { askAboutOrder } from '../actions/ask-gateway.ts'
import { claimAsk } from '../actions/claim-ask.ts'
import { type PaymentWanted, insertPayment, OPEN_MINUTES } from '../actions/open-payment.ts'
import { newToken, sameToken, storedKey, type NewToken } from '../actions/tokens.ts'

/** Minutes that must be left of a payment for another tab, or who was declined, to take it up. */
const WORTH_TAKING_UP = 10
/** Who tries more often than this has long been asked about by the clock. */
const MOST_EARLIER = 5

/** What was begun for the same thing before, and no money is known of. */
interface EarlierPayments {
  /** Taken up again: its gateway takes money for one order once. */
  readonly again: PaymentDoc | null
  /** What a payer may have paid meanwhile in a page that he left, or after he was declined. */
  readonly unsure: readonly PaymentDoc[]
}

/** Payments for a thing of which no money is known, the latest first. One statement. */
async function earlierPayments(
  documents: Documents,
  { settings }: PaymentPlace,
  { wanted, due }: { readonly wanted: PaymentWanted; readonly due: Due },
): Promise<EarlierPayments> {
  const { type: reference_type, name: reference_name, gateway } = wanted
  const soon = clockText({ timeZone: settings.timeZone, now: documents.now }, WORTH_TAKING_UP)
  const found = await documents.find(Payment, {
    where: { reference_type, reference_name, state: ['in', [...unpaidStates]] },
    order_by: 'creation desc',
    limit: MOST_EARLIER,
  })
  const isOpen = ({ state, expires_at }: PaymentDoc) => mayComeStates.has(state) && (expires_at ?? '') > soon
  const isSame = (one: PaymentDoc) =>
    one.gateway === gateway && one.amount === due.amount && one.currency === due.currency
  const again = found.find((one) => isOpen(one) && isSame(one)) ?? null
  return { again, unsure: found.filter((one) => one !== again || one.state === 'failed') }
}

/**
 * Asks what became of them; answers the one that took money after all, so that nobody pays twice. A gateway that is away
 * keeps nobody from paying by another: what comes twice is paid back.
 */
async function askEarlier(place: PaymentPlace, unsure: readonly PaymentDoc[]): Promise<PaymentDoc | null> {
  for (const { name } of unsure) {
    const order = await claimAsk(place, name)
    if (order === null) continue
    const payment = await askAboutOrder(place, order).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      return null
    })
    if (payment && isCaptured(payment.state)) return payment
  }
  return null
}

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

/** Opens a payment. The same key, or another tab, gets the one that is open. */
export const pay = method({
  access: anyone,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    gateway: select(gatewayNames, { required: true }),
    idempotency_key: text({ required: true }),
    receipt_token: text(),
  },
  framesItself: true,
  async run(context) {
    const { input } = context
    await requirePayer(context, input)
    const started = await payFor(placeOf(context), {
      type: input.reference_type,
      name: input.reference_name,
      gateway: input.gateway,
      idempotencyKey: input.idempotency_key,
    })
    return { ...started, amount: toDecimal(started.amount) }
  },
})
