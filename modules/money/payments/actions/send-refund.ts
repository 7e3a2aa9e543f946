import { Payment } from '../doctypes/payment.doctype.ts'
import { Refund } from '../doctypes/refund.doctype.ts'
import { openGateway } from '../providers/open-gateways.ts'
import { GatewayRefused } from '../providers/gateway-error.ts'
import type { PaymentPlace } from './place.ts'
import { takeTurn } from './take-turn.ts'
import { advanceRefund, type RefundNews } from './advance-refund.ts'

interface Answered {
  /** Name of the payment that goes back. */
  readonly paid: string
  readonly news: RefundNews
}

/** What the gateway answers. A refusal is an answer too; that it is away is none. */
async function ask(place: PaymentPlace, name: string): Promise<Answered | null> {
  const wanted = await place.write(async (documents) => {
    const { state, payment, amount, destination } = await documents.get(Refund, name)
    if (state !== 'requested' || destination !== 'source') return null
    const { gateway, gateway_payment, state: standing } = await documents.get(Payment, payment)
    // The bank may be about to take the same money: the refund waits until it has decided.
    if (gateway_payment === null || standing === 'disputed') return null
    return { gateway, paid: payment, asked: { payment: gateway_payment, amount, reference: name } }
  })
  if (wanted === null) return null
  const { paid, asked } = wanted
  const gateway = await openGateway(place, wanted.gateway)
  try {
    return { paid, news: await gateway.refund(asked) }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return { paid, news: { id: null, state: 'failed', error: error.message } }
  }
}

/**
 * Asks the gateway to pay back. The gateway knows the refund by our name for it, so that asking again after a crash pays
 * back once. Throws GatewayUnavailable when it is away: whoever called tries again later.
 */
export async function sendRefund(place: PaymentPlace, name: string): Promise<void> {
  const answered = await ask(place, name)
  if (answered === null) return
  const { paid, news } = answered
  await place.write(async (documents) => {
    const payment = await documents.lock(Payment, paid)
    await takeTurn(documents, payment)
    const refund = await documents.lock(Refund, name)
    await advanceRefund(documents, place, { payment, refund, news })
    await documents.save(Payment, paid, { next_ask: payment.last_asked ?? payment.opened_at })
  })
}
