import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { counterErrors } from '../errors.ts'
import type { CounterPaymentDoc } from './take-counter-payment.ts'

/**
 * Money for a document that was paid back by hand came out of what was taken for it: a payment that it needs is not
 * cancelled, or the cash would leave twice. The document is locked by whoever calls.
 */
export async function requireHeld(documents: Documents, payment: CounterPaymentDoc): Promise<void> {
  const { reference_type, reference_name, amount } = payment
  const of = sql`reference_type = ${reference_type} and reference_name = ${reference_name}`
  const [sums] = await documents.asSystem().statement(
    sql<{ taken: string; paid_out: string }>`select
      (select coalesce(sum(amount), 0) from "Counter Payment" where ${of} and state in ('received', 'cleared'))
      + (select coalesce(sum(amount), 0) from "Cash Collection" where ${of} and state in ('collected', 'deposited'))
      + (select coalesce(sum(captured_amount - lost_amount), 0) from "Payment" where ${of} and application = 'applied')
      - (select coalesce(sum(r.amount), 0) from "Refund" r join "Payment" p on p.name = r.payment
         where p.reference_type = ${reference_type} and p.reference_name = ${reference_name}
           and p.application = 'applied' and r.state <> 'failed' and r.destination <> 'by hand') as taken,
      (select coalesce(sum(amount), 0) from "Counter Refund" where ${of} and state = 'paid') as paid_out`,
    {},
  )
  const paidOut = Number(sums?.paid_out ?? 0)
  if (paidOut > 0 && Number(sums?.taken ?? 0) - amount < paidOut) throw counterErrors.paid_out(reference_name)
}
