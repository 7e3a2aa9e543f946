import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { askGateway as ask } from '../actions/ask-gateway.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { placeOf } from '../actions/place.ts'
import { GatewayUnavailable } from '../providers/gateway-error.ts'
import { refundableOf } from '../rules/payment-states.ts'
import { refundSaid } from '../rules/refund-said.ts'
import { moneyStaff } from '../rules/staff.ts'
import { holdPayment, payBack } from './resolve.ts'

const input = { name: link('Payment', { required: true }) }

/** The button that pays back money which found nothing to pay for. */
export const resolveByRefund = method({
  access: moneyStaff,
  input,
  run: (context) => payBack(context.documents.asSystem(), placeOf(context), context.input.name),
})

/** What is asked before: how much, to whom, and by which way. */
export const refundQuestion = method({
  access: moneyStaff,
  input,
  reads: true,
  isTranslated: true,
  async run({ input: { name }, documents, t }) {
    const payment = await documents.get(Payment, name)
    return { question: t(refundSaid(payment, refundableOf(payment))) }
  },
})

/** The button that keeps such money until staff know more. */
export const hold = method({
  access: moneyStaff,
  input,
  run: ({ input: { name }, documents }) => holdPayment(documents.asSystem(), name),
})

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
