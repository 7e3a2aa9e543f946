import { longText, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { replaceReceipt } from './replace-receipt.ts'

/** Cancels a receipt on which something is wrong, and gives the same money a new one; answers the new one. */
export const reissueReceipt = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    name: text({ required: true }),
    reason: longText({ required: true, maxLength: 300 }),
    payer_name: text({ description: 'As it should have been; empty keeps it' }),
  },
  async run({ input, documents }) {
    const { name, reason, payer_name } = input
    const { name: issued, receipt_number } = await replaceReceipt(documents, {
      name,
      reason,
      payerName: payer_name,
    })
    return { name: issued, receipt_number }
  },
})
