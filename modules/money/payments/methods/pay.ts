import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { requirePayer } from '../actions/may-pay.ts'
import { payFor } from '../actions/pay-for.ts'
import { gatewayNames } from '../providers/gateway.ts'
import { placeOf } from '../actions/place.ts'

/** Opens a payment. The same key, or another tab, gets the one that is open. */
export const pay = method({
  access: anyone,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    gateway: select(gatewayNames, { required: true }),
    idempotency_key: text({ required: true }),
    receipt_token: text(),
  },
  framesItself: true,
  async run(context) {
    const { input } = context
    await requirePayer(context, input)
    const started = await payFor(placeOf(context), {
      type: input.reference_type,
      name: input.reference_name,
      gateway: input.gateway,
      idempotencyKey: input.idempotency_key,
    })
    return { ...started, amount: toDecimal(started.amount) }
  },
})
