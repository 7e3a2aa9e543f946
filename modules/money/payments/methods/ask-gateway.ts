import { method } from '#framework/modules'
import { askGateway as ask } from '../actions/ask-gateway.ts'
import { paymentErrors } from '../errors.ts'
import { placeOf } from '../actions/place.ts'
import { GatewayUnavailable } from '../providers/gateway-error.ts'
import { moneyStaff } from '../rules/staff.ts'
import { input } from './buttons.ts'

/** The button that asks the gateway now. */
export const askGateway = method({
  access: moneyStaff,
  input,
  framesItself: true,
  async run(context) {
    await ask(placeOf(context), context.input.name).catch((error: unknown) => {
      throw error instanceof GatewayUnavailable ? paymentErrors.gateway_away(error) : error
    })
  },
})
