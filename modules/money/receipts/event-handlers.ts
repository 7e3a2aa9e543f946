import { on } from '#framework/events'
import { receiptEvents } from './events.ts'
import { Payment, paymentEvents } from '#money/payments'
import { issueReceipt } from './receipt/issue-receipt.ts'
import type { Documents } from '#framework/documents'
import { Receipt } from './receipt/receipt.doctype.ts'
import { createPaymentReceiptInput } from './receipt/payment-receipt-input.ts'
import { notifyPayer } from './receipt/send-receipt.ts'

/**
 * Issues receipts after the capture, in another transaction: money is booked even if the receipt fails, and the number
 * lock is not held with the payment's. Failures are retried.
 */
export const receiptEventHandlers = [
  on(
    paymentEvents.captured,
    { key: 'receipts.issue', renamedFrom: 'receipts are given' },
    async (payload, { documents }) => {
      const [payment] = await documents.find(Payment, { where: { name: payload.payment }, limit: 1 })
      if (payment) await issueReceipt(documents, createPaymentReceiptInput(payment))
    },
  ),
  on(
    paymentEvents.refunded,
    { key: 'receipts.update_refunded', renamedFrom: 'receipts tell what went back' },
    async (payload, { documents }) => {
      await updateRefundedAmount(documents, payload.payment)
    },
  ),
  on(
    paymentEvents.refund_failed,
    { key: 'receipts.update_failed_refund', renamedFrom: 'receipts tell what stayed' },
    async (payload, { documents }) => {
      await updateRefundedAmount(documents, payload.payment)
    },
  ),
  on(
    receiptEvents.issued,
    { key: 'receipts.notify_payer', renamedFrom: 'payers are told of their receipt' },
    async (payload, { documents }) => {
      await notifyPayer(documents, await documents.get(Receipt, payload.receipt))
    },
  ),
]

async function updateRefundedAmount(documents: Documents, payment: string): Promise<void> {
  const [receipt] = await documents.find(Receipt, {
    where: { payment, state: 'issued' },
    fields: ['name'],
    limit: 1,
  })
  if (!receipt) return
  await documents.lock(Receipt, receipt.name)
  const { refunded_amount } = await documents.get(Payment, payment)
  await documents.save(Receipt, receipt.name, { returned: refunded_amount })
}
