import { link, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { attachPayment } from '../actions/attach-payment.ts'
import { placeOf } from '../actions/place.ts'
import { moneyStaff } from '../rules/staff.ts'

/** Says what money is for that found nothing to pay for. */
export const attach = method({
  access: moneyStaff,
  input: {
    payment: link('Payment', { required: true }),
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
  },
  async run(context) {
    const { payment, reference_type: type, reference_name: name } = context.input
    await attachPayment(context.documents.asSystem(), placeOf(context), { payment, type, name })
    return { name: payment }
  },
})
