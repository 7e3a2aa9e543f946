import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requireReceipt, receiptPath } from '../receipt/open-receipt.ts'

/** Returns the address of a receipt's PDF. The desk's button opens it. */
export const printReceipt = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const request = { receipt: input.name, payment: null, token: null }
    const { name } = await requireReceipt(documents, request)
    return { name, url: receiptPath(name) }
  },
})
