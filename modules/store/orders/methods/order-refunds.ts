import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, onlyRoles } from '#framework/modules'
import { placeOf } from '#money/payments'
import { askOrderRefund } from '../actions/ask-refund.ts'
import { planOrderRefund } from '../actions/plan-order-refund.ts'
import { refundOrder as payBack } from '../actions/refund-order.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { OrderRefund } from '../doctypes/order-refund.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'

const deciders = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

/** The store's people decide, and sellers of their own. */
async function requireHandled(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(OrderRefund, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_refund()
}

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
