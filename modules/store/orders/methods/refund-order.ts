import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { placeOf } from '#money/payments'
import { refundOrder as payBack } from '../actions/refund-order.ts'
import { deciders, requireHandled } from './order-refunds.ts'

/** The button of the desk: what was planned is paid back. */
export const refundOrder = method({
  access: deciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireHandled(documents, input.name)
    await payBack(documents.asSystem(), placeOf(context), input.name)
    return { name: input.name }
  },
})
