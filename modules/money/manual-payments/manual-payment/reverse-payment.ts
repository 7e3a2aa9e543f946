import type { Context } from '#framework/context'
import { manualPaymentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { reverse } from '#money/ledger'
import { cancelReceipt, findReceipt } from '#money/receipts'
import { ManualPayment } from './manual-payment.doctype.ts'
import { ManualRefund } from '../manual-refund/manual-refund.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'
import { sql } from 'kysely'
import type { ManualPaymentDoc } from './record-manual-payment.ts'
import { revertAllocation } from './payable-handler.ts'

interface ReversalInput {
  readonly name: string
  readonly to: 'bounced' | 'cancelled'
  readonly reason: string | null
}

function requireReversible({ name, method, state }: ManualPaymentDoc, to: ReversalInput['to']): void {
  if (to === 'bounced' && method !== 'cheque') throw manualPaymentErrors.only_cheques()
  const isOpen = state === 'received' || (to === 'bounced' && state === 'cleared')
  if (!isOpen) throw manualPaymentErrors.over(ManualPayment.name, name, state)
}

async function reverseEntries(
  documents: Documents,
  { name, entry, clearing_entry }: ManualPaymentDoc,
  memo: string,
) {
  for (const posted of [clearing_entry, entry])
    if (posted !== null)
      await reverse(documents, posted, { idempotencyKey: `manual-payment:${name}:reversal:${posted}`, memo })
}

async function cancelPaymentReceipt(
  documents: Documents,
  name: string,
  reason: string | null,
): Promise<void> {
  const receipt = await findReceipt(documents, { type: 'Manual Payment', name })
  if (receipt) await cancelReceipt(documents, { name: receipt.name, reason })
}

async function discardDueRefunds(documents: Documents, payment: string): Promise<void> {
  const where = { payment_type: ManualPayment.name, payment, state: 'due' } as const
  for (const { name } of await documents.find(ManualRefund, { where, fields: ['name'] }))
    await documents.save(ManualRefund, name, { state: 'discarded', open_for: null })
}

/** Reverses a bounced cheque or a mistaken payment: allocation, entries and receipt. Idempotent. */
export async function reversePayment(
  caller: Documents,
  context: Context,
  { name, to, reason }: ReversalInput,
): Promise<ManualPaymentDoc> {
  const documents = caller.asSystem()
  const payment = await documents.lock(ManualPayment, name)
  if (payment.state === to) return payment
  requireReversible(payment, to)
  if (to === 'cancelled') await requireNotPaidOut(documents, payment)
  const { reference_type: type, reference_name, amount } = payment
  await revertAllocation(documents, context, { type, name: reference_name, payment: name, amount })
  await reverseEntries(documents, payment, reason ?? `Manual payment ${to}`)
  await documents.emit(manualPaymentEvents[to], {
    payment: name,
    reference_type: type,
    reference_name,
    amount,
  })
  await cancelPaymentReceipt(documents, name, reason)
  await discardDueRefunds(documents, name)
  return documents.save(ManualPayment, name, {
    state: to,
    ended_on: documents.today,
    reason,
    reference_key: null,
  })
}

/**
 * Refuses to cancel a payment whose document was refunded in cash, which would pay out twice. The document must be
 * locked.
 */
async function requireNotPaidOut(documents: Documents, payment: ManualPaymentDoc): Promise<void> {
  const { reference_type, reference_name, amount } = payment
  const of = sql`reference_type = ${reference_type} and reference_name = ${reference_name}`
  const [sums] = await documents.asSystem().statement(
    sql<{ captured: string; paid_out: string }>`select
      (select coalesce(sum(amount), 0) from "Manual Payment" where ${of} and state in ('received', 'cleared'))
      + (select coalesce(sum(amount), 0) from "Cash Collection" where ${of} and state in ('collected', 'deposited'))
      + (select coalesce(sum(captured_amount - lost_amount), 0) from "Payment" where ${of} and allocation = 'allocated')
      - (select coalesce(sum(r.amount), 0) from "Refund" r join "Payment" p on p.name = r.payment
         where p.reference_type = ${reference_type} and p.reference_name = ${reference_name}
           and p.allocation = 'allocated' and r.state <> 'failed' and r.destination <> 'by hand') as captured,
      (select coalesce(sum(amount), 0) from "Manual Refund" where ${of} and state = 'paid') as paid_out`,
    {},
  )
  const paidOut = Number(sums?.paid_out ?? 0)
  if (paidOut > 0 && Number(sums?.captured ?? 0) - amount < paidOut)
    throw manualPaymentErrors.paid_out(reference_name)
}
