import type { Documents } from '#framework/documents'
import { randomName } from '#framework/documents'
import { notify } from '#site/notifications'
import { receiptErrors } from '../errors.ts'
import { readLetterhead } from '../rules/letterhead.ts'
import { receiptIssued } from '../rules/receipt-issued.ts'
import { figures } from '../rules/receipt-sheet.ts'
import type { ReceiptDoc } from './open-receipt.ts'
import { openPath } from './receipt-address.ts'

/** Whether anybody can be written to. */
const isReached = ({ payer, payer_email }: ReceiptDoc): boolean => payer !== null || payer_email !== null

async function tell(documents: Documents, receipt: ReceiptDoc, key: string): Promise<void> {
  const { payer, payer_email: email, payer_name, receipt_number } = receipt
  await notify(documents, {
    event: receiptIssued,
    key,
    people: [payer === null ? { email } : { user: payer }],
    values: {
      number: receipt_number,
      name: payer_name,
      amount: figures(receipt.amount, receipt),
      organisation: readLetterhead(receipt.letterhead).name,
    },
    link: await openPath(documents, receipt.name),
  })
}

/** Writes to the payer that his receipt is there, once; nothing happens when he left no address. */
export async function tellPayer(documents: Documents, receipt: ReceiptDoc): Promise<void> {
  if (isReached(receipt)) await tell(documents, receipt, receipt.name)
}

/** The same again, because somebody asked for it. */
export async function tellPayerAgain(documents: Documents, receipt: ReceiptDoc): Promise<void> {
  if (!isReached(receipt)) throw receiptErrors.nobody_to_write_to()
  await tell(documents, receipt, `${receipt.name} ${randomName()}`)
}
