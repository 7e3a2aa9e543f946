import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { openGivenReceipt } from '../actions/open-receipt.ts'
import { receiptPath } from '../actions/receipt-address.ts'

/** Where the paper of a receipt is, for the desk's button: it opens the address that it is answered. */
export const printReceipt = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const asked = { receipt: input.name, payment: null, token: null }
    const { name } = await openGivenReceipt(documents, asked)
    return { name, url: receiptPath(name) }
  },
})
