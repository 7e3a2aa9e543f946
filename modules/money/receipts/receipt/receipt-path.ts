import type { Documents } from '#framework/documents'
import { Receipt } from './receipt.doctype.ts'

/** Path of a receipt's PDF, for whoever may read it already. */
export const receiptPath = (receipt: string): string =>
  `/api/method/mela.receipts.download?receipt=${encodeURIComponent(receipt)}`

/** Path of a receipt's PDF that opens for whoever has it: it stands on the paper and in the letter to the payer. */
export async function receiptPathWithToken(documents: Documents, receipt: string): Promise<string> {
  const token = await documents.asSystem().secret(Receipt, receipt, 'token')
  return `${receiptPath(receipt)}&token=${encodeURIComponent(token ?? '')}`
}
