import { method } from '#framework/modules'
import { syncPayment as ask } from './sync-payment.ts'
import { paymentErrors } from '../errors.ts'
import { GatewayUnavailable } from '../gateways/gateway.ts'
import { moneyStaff, paymentInput } from '../payment/staff-access.ts'

/** Asks the gateway for the current state of a payment. */
export const askGateway = method({
  access: moneyStaff,
  input: paymentInput,
  managesOwnTransaction: true,
  async run(context) {
    await ask(context, context.input.name).catch((error: unknown) => {
      throw error instanceof GatewayUnavailable ? paymentErrors.gateway_away(error) : error
    })
  },
})
