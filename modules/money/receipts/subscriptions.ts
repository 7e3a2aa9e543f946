import { on } from '#framework/modules'
import { Payment } from '#money/payments'
import { issueReceipt } from './actions/issue-receipt.ts'
import { noteReturned } from './actions/note-returned.ts'
import { receiptOfPayment } from './actions/receipt-of-payment.ts'
import { tellPayer } from './actions/tell-payer.ts'
import { Receipt } from './doctypes/receipt.doctype.ts'

/**
 * A receipt for a payment is given after the capture, not with it: money that was taken is booked whatever becomes of the
 * paper, and the lock on the numbers is never held while a payment is. What fails is tried again until it is there.
 */
export const receiptSubscriptions = [
  on('payment.captured', 'receipts are given', async ({ payload }, documents) => {
    const [payment] = await documents.find(Payment, { where: { name: String(payload['payment']) }, limit: 1 })
    if (payment) await issueReceipt(documents, receiptOfPayment(payment))
  }),
  on('payment.refunded', 'receipts tell what went back', async ({ payload }, documents) => {
    await noteReturned(documents, String(payload['payment']))
  }),
  on('payment.refund_failed', 'receipts tell what stayed', async ({ payload }, documents) => {
    await noteReturned(documents, String(payload['payment']))
  }),
  on('receipt.issued', 'payers are told of their receipt', async ({ payload }, documents) => {
    await tellPayer(documents, await documents.get(Receipt, String(payload['receipt'])))
  }),
]
