import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requireFeeAccess, createFeeView } from '../fee/fee-view.ts'
import { Fee } from '../fee/fee.doctype.ts'
import { payParts } from '../fee/fee-totals.rules.ts'

/**
 * Sets whether the next payment of a fee covers the amount due or the full balance. Later payments ask for that amount.
 */
export const choosePart = method({
  access: anyone,
  input: {
    fee: text({ required: true }),
    part: select(payParts, { required: true }),
    receipt_token: text(),
  },
  methods: ['POST'],
  async run({ input: { fee: name, part: pay_part, receipt_token }, documents }) {
    await requireFeeAccess(documents, name, receipt_token)
    const fee = await documents.asSystem().save(Fee, name, { pay_part })
    return createFeeView(fee, fee.instalments, documents.today)
  },
})
