import type { Context } from '#framework/context'
import { Payment } from '../payment/payment.doctype.ts'
import { Refund } from './refund.doctype.ts'
import { openGateway } from '../gateways/open-gateways.ts'
import { GatewayRefused } from '../gateways/gateway-error.ts'
import { lockGatewayAccount } from '../capture/lock-gateway-account.ts'
import { applyRefundUpdate, type RefundUpdate } from './apply-refund-update.ts'

interface SendResult {
  /** Name of the payment that goes back. */
  readonly paymentName: string
  readonly refundUpdate: RefundUpdate
}

/** What the gateway answers. A refusal is an answer too; that it is away is none. */
async function requestRefund(context: Context, name: string): Promise<SendResult | null> {
  const pending = await context.inTransaction(async (documents) => {
    const { state, payment, amount, destination } = await documents.get(Refund, name)
    if (state !== 'requested' || destination !== 'source') return null
    const { gateway, gateway_payment, state: paymentState } = await documents.get(Payment, payment)
    // The bank may be about to take the same money: the refund waits until it has decided.
    if (gateway_payment === null || paymentState === 'disputed') return null
    return {
      gateway,
      paymentName: payment,
      gatewayRequest: { payment: gateway_payment, amount, reference: name },
    }
  })
  if (pending === null) return null
  const { paymentName, gatewayRequest } = pending
  const gateway = await openGateway(context, pending.gateway)
  try {
    return { paymentName, refundUpdate: await gateway.refund(gatewayRequest) }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return { paymentName, refundUpdate: { id: null, state: 'failed', error: error.message } }
  }
}

/**
 * Asks the gateway to pay back. The gateway knows the refund by our name for it, so that asking again after a crash pays
 * back once. Throws GatewayUnavailable when it is away: whoever called tries again later.
 */
export async function sendRefund(context: Context, name: string): Promise<void> {
  const result = await requestRefund(context, name)
  if (result === null) return
  const { paymentName, refundUpdate } = result
  await context.inTransaction(async (documents) => {
    const payment = await documents.lock(Payment, paymentName)
    await lockGatewayAccount(documents, payment)
    const refund = await documents.lock(Refund, name)
    await applyRefundUpdate(documents, context, { payment, refund, refundUpdate })
    await documents.save(Payment, paymentName, { next_ask: payment.last_asked ?? payment.opened_at })
  })
}
