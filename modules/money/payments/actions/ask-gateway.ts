import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { Gateway } from '../providers/gateway.ts'
import { openGateway } from '../providers/open-gateways.ts'
import type { PaymentPlace } from './place.ts'
import { clockText, isPast, minutesSince } from '../rules/clock.ts'
import { minutesToNextAsk } from '../rules/next-ask.ts'
import { applyGatewayView, type Applied } from './apply-view.ts'

/** An order that stands at a gateway, and the payment that it was opened for. */
interface Order {
  readonly name: string
  readonly gateway: PaymentDoc['gateway']
  readonly order: string
}

/** The order of a payment; of money that was taken besides, that of the payment it came beside. Null before there is one. */
async function orderOf(documents: Documents, name: string): Promise<Order | null> {
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
async function noteUnknown(documents: Documents, place: PaymentPlace, name: string): Promise<void> {
  const { state, opened_at } = await documents.lock(Payment, name)
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const minutes = minutesToNextAsk({ state, age: minutesSince(clock, opened_at), isMoving: false })
  await documents.save(Payment, name, {
    attention: 'unknown to the gateway',
    attention_note: 'The gateway says that it has no such order',
    last_asked: clockText(clock),
    next_ask: minutes === null ? null : clockText(clock, minutes),
  })
}

async function fetchAndApply(place: PaymentPlace, gateway: Gateway, order: Order): Promise<Applied | null> {
  const view = await gateway.fetchOrder(order.order)
  return place.write(async (documents) => {
    if (view) return applyGatewayView(documents, place, { name: order.name, view })
    await noteUnknown(documents, place, order.name)
    return null
  })
}

/**
 * Asks the gateway what became of a payment and does what follows from it. No lock and no session is held while the gateway
 * is asked. Throws GatewayUnavailable or GatewayRefused of the gateway.
 */
export async function askGateway(place: PaymentPlace, name: string): Promise<void> {
  const order = await place.write((documents) => orderOf(documents, name))
  if (order === null) return place.write((documents) => expireUnplaced(documents, place, name))
  const gateway = await openGateway(place, order.gateway)
  const applied = await fetchAndApply(place, gateway, order)
  if (!applied?.toCapture) return
  const { id, amount, currency } = applied.toCapture
  await gateway.capture(id, amount, currency)
  await fetchAndApply(place, gateway, order)
}
