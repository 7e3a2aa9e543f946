import type { Context } from '#framework/context'
import { link, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Payment } from '../payment/payment.doctype.ts'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable, type Allocation } from '../extension-points.ts'
import { assignAccounts, serializeCredits, parseCredits } from '../capture/credits.rules.ts'
import { isFullyAllocated } from '../capture/allocate-capture.ts'
import { lockSourceAccount, emitCaptured } from '../capture/book-capture.ts'
import { moneyStaff } from '../payment/staff-access.ts'

/** Allocates an unallocated payment to a document. */
export const allocate = method({
  renamedFrom: 'payments.attach',
  access: moneyStaff,
  input: {
    payment: link('Payment', { required: true }),
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
  },
  async run(context) {
    const { payment, reference_type: type, reference_name: name } = context.input
    await allocatePayment(context.documents.asSystem(), context, {
      payment,
      type,
      name,
    })
    return { name: payment }
  },
})

interface PaymentAllocation {
  readonly payment: string
  readonly type: string
  readonly name: string
}

async function readCreditsFromHandler(
  documents: Documents,
  paymentContext: Context,
  { allocation, amount }: { readonly allocation: PaymentAllocation; readonly amount: number },
): Promise<Allocation['credits']> {
  const { type, name, payment } = allocation
  const handler = paymentContext.extensions(payable).find((one) => one.type === type)
  if (!handler) throw paymentErrors.not_payable(type)
  const result = await handler.settle(documents, { name, payment, amount, wasDue: false })
  if ('refusal' in result) throw paymentErrors.refused_attachment(result.refusal)
  if (!isFullyAllocated(result, amount)) throw new Error(`${type} divided ${amount} into something else`)
  return result.credits
}

function requireFullyUnallocated(payment: PaymentDoc): void {
  if (payment.allocation !== 'unallocated' || payment.state === 'disputed')
    throw paymentErrors.not_unallocated()
  if (payment.refunded_amount > 0) throw paymentErrors.partly_returned()
}

async function allocatePayment(
  documents: Documents,
  paymentContext: Context,
  allocation: PaymentAllocation,
): Promise<void> {
  const payment = await documents.lock(Payment, allocation.payment)
  requireFullyUnallocated(payment)
  await lockSourceAccount(documents, payment)
  const allocated = await readCreditsFromHandler(documents, paymentContext, {
    allocation,
    amount: payment.captured_amount,
  })
  const previousCredits = parseCredits(payment.credits)
  const { accounts } = await post(documents, {
    kind: 'allocation',
    source: { type: Payment.name, name: payment.name },
    idempotencyKey: `allocation:${payment.name}`,
    lines: [...previousCredits, ...allocated.map((credit) => ({ ...credit, amount: -credit.amount }))],
  })
  const updated = await documents.save(Payment, payment.name, {
    reference_type: allocation.type,
    reference_name: allocation.name,
    credits: serializeCredits(assignAccounts(allocated, accounts.slice(previousCredits.length))),
    allocation: 'allocated',
    attention: null,
    attention_note: null,
    is_held: 0,
  })
  await emitCaptured(documents, paymentContext, updated)
}
