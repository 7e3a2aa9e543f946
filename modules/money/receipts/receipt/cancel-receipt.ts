import { receiptEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { Receipt } from './receipt.doctype.ts'
import { ReceiptSeries } from '../number-series/receipt-series.doctype.ts'
import { ReceiptIssuer } from '../issuer/receipt-issuer.doctype.ts'
import { receiptErrors } from '../errors.ts'

/** Sets the last valid date of the series, so that cancelled receipts of a wrong clock do not block earlier dates. */
async function updateLastIssueDate(documents: Documents, series: string): Promise<void> {
  const [last] = await documents.find(Receipt, {
    where: { series, state: 'issued' },
    fields: ['issued_on'],
    order_by: 'issued_on desc, number desc',
    limit: 1,
  })
  await documents.save(ReceiptSeries, series, { last_issued_on: last?.issued_on ?? null })
}

export async function cancelReceipt(
  caller: Documents,
  { name, reason }: { readonly name: string; readonly reason: string | null },
): Promise<void> {
  const documents = caller.asSystem()
  const { issuer, series } = await documents.get(Receipt, name)
  await documents.lock(ReceiptIssuer, issuer)
  const { state, receipt_number } = await documents.get(Receipt, name)
  if (state === 'cancelled') throw receiptErrors.cancelled_already(receipt_number)
  await documents.save(Receipt, name, {
    state: 'cancelled',
    cancelled_on: documents.today,
    cancel_reason: reason,
    issued_for: null,
  })
  await updateLastIssueDate(documents, series)
  await documents.emit(receiptEvents.cancelled, { receipt: name })
}
