import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { findPayment, type PaymentIdentity, findDisputes } from '../payment/payment.queries.ts'
import { Dispute } from '../dispute/dispute.doctype.ts'
import { WebhookEvent } from './webhook-event.doctype.ts'
import { Payment } from '../payment/payment.doctype.ts'
import { GatewayRefused } from '../gateways/gateway.ts'
import { syncOrder, syncPayment } from '../reconciliation/sync-payment.ts'

const MAX_ERROR_LENGTH = 2000

type ProcessingResult =
  | { readonly state: 'done'; readonly error: null }
  | { readonly state: 'ignored' | 'refused'; readonly error: string }

interface EventToProcess {
  readonly payment: PaymentIdentity | null
  readonly eventChanges: { readonly tries: number; readonly payment: string | null }
}

/** Records the dispute before querying the gateway, so that it is queried from now on whatever the response. */
async function recordDispute(
  documents: Documents,
  payment: PaymentIdentity,
  gateway_dispute: string,
): Promise<void> {
  const { gateway, name } = payment
  await documents.lock(Payment, payment.duplicate_of ?? name)
  const known = await findDisputes(documents, { gateway, names: [gateway_dispute] })
  if (known.length === 0) await documents.insert(Dispute, { payment: name, gateway, gateway_dispute })
}

async function startProcessing(documents: Documents, name: string): Promise<EventToProcess | null> {
  const event = await documents.get(WebhookEvent, name)
  if (event.state !== 'stored') return null
  const { gateway, gateway_order: order, gateway_payment, gateway_dispute, tries } = event
  const payment = await findPayment(documents, { gateway, order, payment: gateway_payment })
  if (payment && gateway_dispute !== null) await recordDispute(documents, payment, gateway_dispute)
  return {
    payment,
    eventChanges: { tries: tries + 1, payment: payment?.duplicate_of ?? payment?.name ?? null },
  }
}

function syncEventPayment(context: Context, { name, gateway, gateway_order, duplicate_of }: PaymentIdentity) {
  return gateway_order === null
    ? syncPayment(context, duplicate_of ?? name)
    : syncOrder(context, { name, gateway, order: gateway_order })
}

async function processPayment(context: Context, payment: PaymentIdentity | null): Promise<ProcessingResult> {
  if (payment === null)
    return { state: 'ignored', error: 'No payment of this house is known under its order' }
  try {
    await syncEventPayment(context, payment)
    return { state: 'done', error: null }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return { state: 'refused', error: error.message.slice(0, MAX_ERROR_LENGTH) }
  }
}

/**
 * Processes an event once: it only identifies the payment, whose state is queried at the gateway. If the gateway is
 * unavailable, the event is retried later.
 */
export async function processEvent(context: Context, name: string): Promise<void> {
  const started = await context.inTransaction((documents) => startProcessing(documents, name))
  if (started === null) return
  const { payment, eventChanges } = started
  const recordResult = (result: Partial<ProcessingResult>) =>
    context.inTransaction((documents) => documents.save(WebhookEvent, name, { ...eventChanges, ...result }))
  const result = await processPayment(context, payment).catch(async (error: unknown) => {
    await recordResult({})
    throw error
  })
  await recordResult(result)
}
