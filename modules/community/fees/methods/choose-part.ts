import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requireOpen, viewOf } from '../actions/show-fee.ts'
import { Fee } from '../doctypes/fee.doctype.ts'
import { payParts } from '../rules/due-now.ts'

/** Says what the next payment is for: what is due, or everything. Payments then ask for that. */
export const choosePart = method({
  access: anyone,
  input: {
    fee: text({ required: true }),
    part: select(payParts, { required: true }),
    receipt_token: text(),
  },
  methods: ['POST'],
  async run({ input: { fee: name, part: pay_part, receipt_token }, documents }) {
    await requireOpen(documents, name, receipt_token)
    const fee = await documents.asSystem().save(Fee, name, { pay_part })
    return viewOf(fee, fee.instalments, documents.today)
  },
})
