import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { Fee } from './fee.doctype.ts'
import { requireFeeAccess, createFeeView } from './fee-view.ts'

/** Returns a fee with its instalments. The family, the office and the holder of its token may read it. */
export const getFee = method({
  access: anyone,
  countsItself: true,
  input: { fee: text({ required: true }), receipt_token: text() },
  methods: ['POST'],
  async run({ input: { fee: name, receipt_token }, documents }) {
    await requireFeeAccess(documents, name, receipt_token)
    const fee = await documents.asSystem().get(Fee, name)
    return createFeeView(fee, fee.instalments, documents.today)
  },
})
