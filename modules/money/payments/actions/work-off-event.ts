import type { Documents } from '#framework/documents'
import { findPayment, type FoundPayment } from '../doctypes/payment.queries.ts'
import { Dispute } from '../doctypes/dispute.doctype.ts'
import { findDisputes } from '../doctypes/dispute.queries.ts'
import { GatewayEvent } from '../doctypes/gateway-event.doctype.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import { GatewayRefused } from '../providers/gateway-error.ts'
import type { PaymentPlace } from './place.ts'
import { askAboutOrder, askGateway } from './ask-gateway.ts'

const LONGEST_ERROR = 2000

type Ending =
  | { readonly state: 'done'; readonly error: null }
  | { readonly state: 'ignored' | 'refused'; readonly error: string }

interface Begun {
  readonly payment: FoundPayment | null
  /** What the event says of this try, however it ends. */
  readonly noted: { readonly tries: number; readonly payment: string | null }
}

/** That there is a dispute is kept before its gateway is asked: however the answers come, it is asked for from then on. */
async function noteDispute(
  documents: Documents,
  payment: FoundPayment,
  gateway_dispute: string,
): Promise<void> {
  const { gateway, name } = payment
  await documents.lock(Payment, payment.duplicate_of ?? name)
  const known = await findDisputes(documents, { gateway, names: [gateway_dispute] })
  if (known.length === 0) await documents.insert(Dispute, { payment: name, gateway, gateway_dispute })
}

async function begin(documents: Documents, name: string): Promise<Begun | null> {
  const event = await documents.get(GatewayEvent, name)
  if (event.state !== 'stored') return null
  const { gateway, gateway_order: order, gateway_payment, gateway_dispute, tries } = event
  const payment = await findPayment(documents, { gateway, order, payment: gateway_payment })
  if (payment && gateway_dispute !== null) await noteDispute(documents, payment, gateway_dispute)
  return { payment, noted: { tries: tries + 1, payment: payment?.duplicate_of ?? payment?.name ?? null } }
}

/** What was taken besides stands at the order of the payment that it came beside. */
function ask(place: PaymentPlace, { name, gateway, gateway_order, duplicate_of }: FoundPayment) {
  return gateway_order === null
    ? askGateway(place, duplicate_of ?? name)
    : askAboutOrder(place, { name, gateway, order: gateway_order })
}

async function follow(place: PaymentPlace, payment: FoundPayment | null): Promise<Ending> {
  if (payment === null)
    return { state: 'ignored', error: 'No payment of this house is known under its order' }
  try {
    await ask(place, payment)
    return { state: 'done', error: null }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return { state: 'refused', error: error.message.slice(0, LONGEST_ERROR) }
  }
}

/**
 * Does what follows from an event, once in effect: of the event itself only which payment it is about is believed, and what
 * became of that is asked of the gateway. A gateway that is away leaves the event stored, for a later try.
 */
export async function workOffEvent(place: PaymentPlace, name: string): Promise<void> {
  const begun = await place.write((documents) => begin(documents, name))
  if (begun === null) return
  const { payment, noted } = begun
  const note = (ending: Partial<Ending>) =>
    place.write((documents) => documents.save(GatewayEvent, name, { ...noted, ...ending }))
  const ending = await follow(place, payment).catch(async (error: unknown) => {
    await note({})
    throw error
  })
  await note(ending)
}
