import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { Gateway } from '../providers/gateway.ts'
import { openGateway } from '../providers/open-gateways.ts'
import type { PaymentPlace } from './place.ts'
import { clockText, isPast, minutesSince } from '../rules/clock.ts'
import { minutesToNextAsk } from '../rules/next-ask.ts'
import { applyGatewayView, type Applied } from './apply-view.ts'
import { noteQuestion, type Question } from './note-question.ts'

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
