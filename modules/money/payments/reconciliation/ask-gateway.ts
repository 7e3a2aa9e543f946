import { method } from '#framework/modules'
import { syncPayment as ask } from './sync-payment.ts'
import { paymentErrors } from '../errors.ts'
import { GatewayUnavailable } from '../gateways/gateway-error.ts'
import { moneyStaff } from '../payment/staff-access.ts'
import { paymentInput } from '../payment/payment-input.ts'

/** The button that asks the gateway now. */
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
