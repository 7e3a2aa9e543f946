import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { planOrderRefund } from '../actions/plan-order-refund.ts'
import { OrderRefund } from '../doctypes/order-refund.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { deciders } from './order-refunds.ts'

/** The button of a parcel that left: what of it is paid back is chosen next. */
export const planRefund = method({
  access: deciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name } = await documents.get(Parcel, input.name)
    const author = documents.asSystemFor(documents.caller.user)
    return { doctype: OrderRefund.name, name: await planOrderRefund(author, name) }
  },
})
