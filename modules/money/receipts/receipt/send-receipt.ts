import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { requireReceipt, type ReceiptDoc, receiptPathWithToken } from './open-receipt.ts'
import { type Documents, randomName } from '#framework/documents'
import { notify, notificationEvent } from '#site/notifications'
import { receiptErrors } from '../errors.ts'
import { parseLetterhead } from '../issuer/letterhead.rules.ts'
import { formatCurrency } from '../receipt-pdf/receipt-layout.ts'
import { messages } from '../messages.ts'

/** Sends the payer the link to their receipt again. */
export const sendReceipt = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const request = { receipt: input.name, payment: null, token: null }
    await resendToPayer(documents, await requireReceipt(documents, request))
  },
})

const hasContact = ({ payer, payer_email }: ReceiptDoc): boolean => payer !== null || payer_email !== null

async function notifyWithKey(documents: Documents, receipt: ReceiptDoc, key: string): Promise<void> {
  const { payer, payer_email: email, payer_name, receipt_number } = receipt
  await notify(documents, {
    event: receiptIssued,
    key,
    people: [payer === null ? { email } : { user: payer }],
    values: {
      number: receipt_number,
      name: payer_name,
      amount: formatCurrency(receipt.amount, receipt),
      organisation: parseLetterhead(receipt.letterhead).name,
    },
    link: await receiptPathWithToken(documents, receipt.name),
  })
}

export async function notifyPayer(documents: Documents, receipt: ReceiptDoc): Promise<void> {
  if (hasContact(receipt)) await notifyWithKey(documents, receipt, receipt.name)
}

async function resendToPayer(documents: Documents, receipt: ReceiptDoc): Promise<void> {
  if (!hasContact(receipt)) throw receiptErrors.no_email()
  await notifyWithKey(documents, receipt, `${receipt.name} ${randomName()}`)
}

export const receiptIssued = notificationEvent({
  name: 'receipts.issued',
  eventClass: 'transactional',
  values: ['name', 'number', 'amount', 'organisation'],
  channels: ['in-app', 'e-mail'],
  messages,
})
