import type { Context } from '#framework/context'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Payment } from '#money/payments'
import { Receipt } from './receipt.doctype.ts'
import { issueReceipt } from './issue-receipt.ts'
import { createPaymentReceiptInput } from './payment-receipt-input.ts'

const MAX_RECEIPTS = 500
/** Minutes in which a receipt is issued on its own. */
const MIN_AGE_MINUTES = 5

export async function listPaymentsWithoutReceipt(
  documents: Documents,
  { minutes, limit = MAX_RECEIPTS }: { readonly minutes: number; readonly limit?: number },
): Promise<readonly string[]> {
  const found = await documents.asSystem().statement(
    sql<{ name: string }>`select p.name from "Payment" p
      where p.allocation = 'allocated' and p.captured_amount > 0
        and p.modified <= localtimestamp - make_interval(mins => ${minutes})
        and not exists (select from "Receipt" r where r.payment = p.name and r.state = 'issued')
      order by p.name limit ${limit}`,
    { reads: [Payment, Receipt] },
  )
  return found.map(({ name }) => name)
}

/**
 * Issues missing receipts, as after a wrong clock, each in its own transaction. Returns their number; throws the first
 * error after all others are issued.
 */
export async function issueMissingReceipts(
  step: Context['inTransaction'],
  minutes = MIN_AGE_MINUTES,
): Promise<number> {
  const names = await step((documents) => listPaymentsWithoutReceipt(documents, { minutes }))
  const issueForPayment = (name: string) =>
    step(async (documents) =>
      issueReceipt(documents, createPaymentReceiptInput(await documents.get(Payment, name))),
    )
  const failures: unknown[] = []
  for (const name of names) await issueForPayment(name).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  return names.length
}
