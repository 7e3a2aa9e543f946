import type { Documents } from '#framework/documents'
import { Payment } from '#money/payments'
import { Receipt } from '../doctypes/receipt.doctype.ts'

/** What went back of a payment stands on its receipt from then on; the receipt itself still says what was received. */
export async function noteReturned(documents: Documents, payment: string): Promise<void> {
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
