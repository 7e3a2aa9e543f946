import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { requireReceipt } from './open-receipt.ts'
import { resendToPayer } from './notify-payer.ts'

/** Writes to the payer again, with the way to his receipt. */
export const sendReceipt = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const request = { receipt: input.name, payment: null, token: null }
    await resendToPayer(documents, await requireReceipt(documents, request))
  },
})
