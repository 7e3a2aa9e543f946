import { Payment } from '../doctypes/payment.doctype.ts'
import { Refund } from '../doctypes/refund.doctype.ts'
import { openGateway } from '../providers/open-gateways.ts'
import { GatewayRefused } from '../providers/gateway-error.ts'
import type { PaymentPlace } from './place.ts'
import { takeTurn } from './take-turn.ts'
import { advanceRefund, type RefundNews } from './advance-refund.ts'

/** What the gateway answers. A refusal is an answer too; that it is away is none. */
async function ask(place: PaymentPlace, name: string): Promise<RefundNews | null> {
  const wanted = await place.write(async (documents) => {
    const { state, payment, amount, destination } = await documents.get(Refund, name)
    if (state !== 'requested' || destination !== 'source') return null
    const { gateway, gateway_payment } = await documents.get(Payment, payment)
    return gateway_payment === null ? null : { gateway, payment: gateway_payment, amount, reference: name }
  })
  if (wanted === null) return null
  const gateway = await openGateway(place, wanted.gateway)
  try {
    return await gateway.refund(wanted)
  } catch (error) {
    if (error instanceof GatewayRefused) return { id: null, state: 'failed', error: error.message }
    throw error
  }
}

/**
 * Asks the gateway to pay back. The gateway knows the refund by our name for it, so that asking again after a crash pays
 * back once. Throws GatewayUnavailable when it is away: whoever called tries again later.
 */
export async function sendRefund(place: PaymentPlace, name: string): Promise<void> {
  const news = await ask(place, name)
  if (news === null) return
  await place.write(async (documents) => {
    const { payment: paid } = await documents.get(Refund, name)
    const payment = await documents.lock(Payment, paid)
    await takeTurn(documents, payment)
    const refund = await documents.lock(Refund, name)
    await advanceRefund(documents, place, { payment, refund, news })
    await documents.save(Payment, paid, { next_ask: payment.last_asked ?? payment.opened_at })
  })
}
