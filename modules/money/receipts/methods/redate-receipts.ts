import { link, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { redate } from '../actions/redate.ts'

/** Puts right what a clock that ran ahead has dated: those receipts are cancelled and given again. */
export const redateReceipts = method({
  access: onlyRoles('System Manager'),
  input: { name: link('Receipt Issuer', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const count = await redate(documents, input.name, input.reason)
    return { name: input.name, count }
  },
})
