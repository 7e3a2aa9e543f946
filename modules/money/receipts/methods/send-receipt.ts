import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { openGivenReceipt } from '../actions/open-receipt.ts'
import { tellPayerAgain } from '../actions/tell-payer.ts'

/** Writes to the payer again, with the way to his receipt. */
export const sendReceipt = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const asked = { receipt: input.name, payment: null, token: null }
    await tellPayerAgain(documents, await openGivenReceipt(documents, asked))
  },
})
