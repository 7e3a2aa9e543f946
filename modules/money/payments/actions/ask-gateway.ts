import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { Gateway, GatewayView, ViewedPayment } from '../providers/gateway.ts'
import { openGateway } from '../providers/open-gateways.ts'
import type { PaymentPlace } from './place.ts'
import { clockText, isPast, minutesSince } from '../rules/clock.ts'
import { minutesToNextAsk } from '../rules/next-ask.ts'
import { readAttempts } from '../rules/choose-attempt.ts'
import { applyAttempt } from './apply-attempt.ts'
import { takeTurn } from './take-turn.ts'
import { sql } from 'kysely'
import { prepared } from '#framework/database'

/** An order that stands at a gateway, and the payment that it was opened for. */
export interface PlacedOrder {
  readonly name: string
  readonly gateway: PaymentDoc['gateway']
  readonly order: string
  /** Counted already by who asks. */
  readonly question?: Question
}

/** The order of a payment; of money that was taken besides, that of the payment it came beside. Null before there is one. */
async function orderOf(documents: Documents, name: string): Promise<PlacedOrder | null> {
  const payment = await documents.get(Payment, name)
  const first = payment.duplicate_of === null ? payment : await documents.get(Payment, payment.duplicate_of)
  const { gateway, gateway_order: order } = first
  return order === null ? null : { name: first.name, gateway, order }
}

/** A payment whose order never reached a gateway can only expire. */
async function expireUnplaced(documents: Documents, place: PaymentPlace, name: string): Promise<void> {
  const payment = await documents.lock(Payment, name)
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  if (payment.state !== 'created' || !isPast(clock, payment.expires_at)) return
  await documents.save(Payment, name, { state: 'expired', next_ask: null })
}

/** A gateway that does not know its own order is no answer: staff look at it, and it is asked again later. */
async function noteUnknown(
  documents: Documents,
  place: PaymentPlace,
  { name, question }: { readonly name: string; readonly question: Question },
): Promise<PaymentDoc> {
  const payment = await documents.lock(Payment, name)
  const { state, opened_at } = payment
  if (question.number <= payment.answered) return payment
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const minutes = minutesToNextAsk({ state, age: minutesSince(clock, opened_at), isMoving: false })
  return documents.save(Payment, name, {
    attention: 'unknown to the gateway',
    attention_note: 'The gateway says that it has no such order',
    answered: question.number,
    last_asked: clockText(clock),
    next_ask: minutes === null ? null : clockText(clock, minutes),
  })
}

async function fetchAndApply(place: PaymentPlace, gateway: Gateway, order: PlacedOrder): Promise<Applied> {
  const { name } = order
  const question = order.question ?? (await noteQuestion(place, name))
  const view = await gateway.fetchOrder(order.order, question.disputes)
  return place.write(async (documents) => {
    if (view) return applyGatewayView(documents, place, { name, view, question: question.number })
    return { payment: await noteUnknown(documents, place, { name, question }), toCapture: null }
  })
}

/**
 * Asks the gateway what became of an order and does what follows from it; answers the payment as it stands then. No lock and
 * no session is held while the gateway is asked. Throws GatewayUnavailable or GatewayRefused of the gateway.
 */
export async function askAboutOrder(place: PaymentPlace, order: PlacedOrder): Promise<PaymentDoc> {
  const gateway = await openGateway(place, order.gateway)
  const { payment, toCapture } = await fetchAndApply(place, gateway, order)
  if (!toCapture) return payment
  const { id, amount, currency } = toCapture
  await gateway.capture(id, amount, currency)
  const { name, gateway: at, order: placed } = order
  return (await fetchAndApply(place, gateway, { name, gateway: at, order: placed })).payment
}

/** As `askAboutOrder`, for a payment of which only the name is known; one that never reached its gateway may expire. */
export async function askGateway(place: PaymentPlace, name: string): Promise<void> {
  const order = await place.write((documents) => orderOf(documents, name))
  if (order === null) await place.write((documents) => expireUnplaced(documents, place, name))
  else await askAboutOrder(place, order)
}

/** A question to a gateway. The answer to an earlier one never undoes what a later one said, whichever comes first. */
interface Question {
  /** Counted for each payment, before the gateway is asked: no clock can be set back under it. */
  readonly number: number
  /** The gateway's names of the disputes of this payment that are not over. */
  readonly disputes: readonly string[]
}

/** Counts a question, and says what it has to ask about. One statement. */
function noteQuestion(place: PaymentPlace, name: string): Promise<Question> {
  return place.write(async (documents) => {
    const [question] = await documents.asSystem().statement(
      prepared<Question>(
        'payments.note question',
        sql`update "Payment" set times_asked = times_asked + 1 where name = ${name}
          returning times_asked::integer as number, array(
            select d.gateway_dispute from "Dispute" d join "Payment" p on p.name = d.payment
            where coalesce(p.duplicate_of, p.name) = ${name} and d.state in ('reported', 'inquiry', 'open')
          ) as disputes`,
      ),
      // Nobody is shown how often a gateway was asked.
      { changes: () => [] },
    )
    if (question) return question
    throw new Error(`There is no payment ${name}`)
  })
}

interface Applied {
  /** As it stands now. */
  readonly payment: PaymentDoc
  /** What is left to be done at the gateway, once no locks are held any more. */
  readonly toCapture: { readonly id: string; readonly amount: number; readonly currency: string } | null
}

function captureOf(payment: PaymentDoc, attempt: ViewedPayment | null): Applied['toCapture'] {
  if (attempt?.state !== 'authorised' || payment.state !== 'authorised') return null
  const { id, amount, currency } = attempt
  return amount === payment.amount && currency === payment.currency ? { id, amount, currency } : null
}

/**
 * In one order for everybody: the payments, then the gateway's account. What took no money posts nothing. Answers the
 * payments beside the first one, by the gateway's own names.
 */
async function lockAll(
  documents: Documents,
  payment: PaymentDoc,
  { attempts, extras }: OwnAttempts,
): Promise<ReadonlyMap<string | null, PaymentDoc>> {
  if (attempts.every(({ state }) => state !== 'captured')) return new Map()
  const locked: PaymentDoc[] = []
  for (const extra of extras.toSorted()) locked.push(await documents.lock(Payment, extra))
  await takeTurn(documents, payment)
  return new Map(locked.map((extra) => [extra.gateway_payment, extra]))
}

interface Answered {
  readonly name: string
  readonly view: GatewayView
  /** Which question of this payment it answers. */
  readonly question: number
}

/**
 * Brings a payment to where its gateway says it is: what webhooks, the payer's return and the reconciler all end in. Asked
 * twice, late or in any order it does the same: only what is new in the view is done, and a view that was asked for before
 * the last one that counted says nothing new.
 */
export async function applyGatewayView(
  documents: Documents,
  place: PaymentPlace,
  { name, view: told, question }: Answered,
): Promise<Applied> {
  const applying = { documents, place }
  const payment = await documents.lock(Payment, name)
  if (question <= payment.answered) return { payment, toCapture: null }
  const own = await ownAttempts(documents, payment, told.payments)
  const view = { ...told, payments: own.attempts }
  const { main, extras } = readAttempts(view, payment)
  const opened = await lockAll(documents, payment, own)
  const applied = await applyAttempt(applying, payment, { attempt: main, view, question })
  for (const extra of extras) {
    const beside = opened.get(extra.id) ?? (await openExtra(documents, place, { payment, extra }))
    await applyAttempt(applying, beside, { attempt: extra, view, question })
  }
  return { payment: applied, toCapture: captureOf(applied, main) }
}

/** A new payment that stands for money taken besides for an order that was paid already. */
function openExtra(
  documents: Documents,
  place: PaymentPlace,
  { payment, extra }: { readonly payment: PaymentDoc; readonly extra: ViewedPayment },
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
    opened_at: clockText({ timeZone: place.settings.timeZone, now: documents.now }),
  })
}

interface OwnAttempts {
  readonly attempts: readonly ViewedPayment[]
  /** Names of the payments that stand for some of them already, beside the one that the order was opened for. */
  readonly extras: readonly string[]
}

/**
 * Leaves out what is booked for another order already: one payment at a gateway never counts twice. The payment is locked
 * by whoever calls, and nobody makes one beside it meanwhile.
 */
async function ownAttempts(
  documents: Documents,
  { name, gateway }: PaymentDoc,
  attempts: readonly ViewedPayment[],
): Promise<OwnAttempts> {
  if (attempts.length === 0) return { attempts, extras: [] }
  const known = await documents.find(Payment, {
    where: { gateway, gateway_payment: ['in', attempts.map(({ id }) => id)] },
    fields: ['name', 'gateway_payment', 'duplicate_of'],
  })
  const foreign = known.filter((one) => (one.duplicate_of ?? one.name) !== name)
  const taken = new Set(foreign.map(({ gateway_payment }) => gateway_payment))
  return {
    attempts: attempts.filter(({ id }) => !taken.has(id)),
    extras: known.filter(({ duplicate_of }) => duplicate_of === name).map((one) => one.name),
  }
}
