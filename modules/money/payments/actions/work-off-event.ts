import type { Documents } from '#framework/documents'
import { findPayment } from '../doctypes/payment.queries.ts'
import { GatewayEvent } from '../doctypes/gateway-event.doctype.ts'
import { GatewayRefused } from '../providers/gateway-error.ts'
import type { PaymentPlace } from './place.ts'
import { askGateway } from './ask-gateway.ts'

const LONGEST_ERROR = 2000

type Ending =
  | { readonly state: 'done'; readonly error: null }
  | { readonly state: 'ignored' | 'refused'; readonly error: string }

async function begin(documents: Documents, name: string) {
  const event = await documents.lock(GatewayEvent, name)
  if (event.state !== 'stored') return null
  const { gateway, gateway_order: order, gateway_payment, tries } = event
  const payment = await findPayment(documents, { gateway, order, payment: gateway_payment })
  await documents.save(GatewayEvent, name, { tries: tries + 1, payment })
  return { payment }
}

async function follow(place: PaymentPlace, payment: string | null): Promise<Ending> {
  if (payment === null)
    return { state: 'ignored', error: 'No payment of this house is known under its order' }
  try {
    await askGateway(place, payment)
    return { state: 'done', error: null }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return { state: 'refused', error: error.message.slice(0, LONGEST_ERROR) }
  }
}

/**
 * Does what follows from an event, once in effect: of the event itself only which payment it is about is believed, and what
 * became of that is asked of the gateway. A gateway that is away leaves the event as it is, for a later try.
 */
export async function workOffEvent(place: PaymentPlace, name: string): Promise<void> {
  const begun = await place.write((documents) => begin(documents, name))
  if (begun === null) return
  const ending = await follow(place, begun.payment)
  await place.write((documents) => documents.save(GatewayEvent, name, ending))
}
