import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { askOrderRefund } from '../actions/ask-refund.ts'
import { deciders, requireHandled } from './order-refunds.ts'

/** What is asked before: how much goes back, to whom, and by which way. */
export const orderRefundQuestion = method({
  access: deciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    await requireHandled(documents, input.name)
    const said = await askOrderRefund(documents.asSystem(), input.name)
    return { question: said.map(t).join(' ') }
  },
})
