import type { Context } from '#framework/context'
import { manualRefundEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { LedgerLine, type PostingLine } from '#money/ledger'
import { createRefund, Payment, Refund, refundableAmount } from '#money/payments'
import { ManualPayment } from '../manual-payment/manual-payment.doctype.ts'
import { ManualRefund } from './manual-refund.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'
import { findPayeeFields } from './save-payee.ts'
import { findPayable } from '../manual-payment/payable-handler.ts'
import type { ManualPaymentDoc } from '../manual-payment/record-manual-payment.ts'
import type { Doc } from '#framework/doctypes'

function copyPaymentFields(
  payment: Pick<ManualPaymentDoc, CopiedField>,
): Pick<ManualPaymentDoc, CopiedField> {
  const { payer_name, payer_email, payer_phone, payer } = payment
  const { reference_type, reference_name, description, organisation, currency } = payment
  return {
    ...{ payer_name, payer_email, payer_phone, payer, currency },
    ...{ reference_type, reference_name, description, organisation },
  }
}

type CopiedField =
  | 'payer_name'
  | 'payer_email'
  | 'payer_phone'
  | 'payer'
  | 'reference_type'
  | 'reference_name'
  | 'description'
  | 'organisation'
  | 'currency'

interface DueRefund extends Pick<ManualPaymentDoc, CopiedField> {
  readonly payment_type: 'Manual Payment' | 'Payment'
  readonly payment: string
  readonly failed_refund: string | null
}

const findPayee = (documents: Documents, { reference_type: type, reference_name: name }: DueRefund) =>
  findPayeeFields(documents, { type, name })

async function saveDueRefund(
  documents: Documents,
  due: DueRefund,
  amount: number,
): Promise<ManualRefundDoc | null> {
  const open_for = `${due.payment_type} ${due.payment}`
  const [open] = await documents.find(ManualRefund, { where: { open_for }, limit: 1 })
  if (amount <= 0) {
    if (open) await documents.save(ManualRefund, open.name, { state: 'discarded', open_for: null })
    return null
  }
  if (open?.amount === amount) return open
  const refund = open
    ? await documents.save(ManualRefund, open.name, { amount })
    : await documents.insert(ManualRefund, { ...due, ...(await findPayee(documents, due)), amount, open_for })
  const more = amount - (open?.amount ?? 0)
  if (more > 0) await documents.emit(manualRefundEvents.due, { ...refundEventPayload(refund), more })
  return refund
}

const MAX_DESCRIPTION_LENGTH = 200

export async function openFailedRefund(documents: Documents, name: string): Promise<ManualRefundDoc | null> {
  const refund = await documents.get(Refund, name)
  const payment = await documents.lock(Payment, refund.payment)
  const { payer_name, payer_email, payer_phone, payer, organisation, reference_type, reference_name } =
    payment
  return saveDueRefund(
    documents,
    {
      ...{ payer_email, payer_phone, payer, organisation },
      payer_name: payer_name ?? payer_email ?? payer_phone ?? payment.name,
      currency: payment.captured_currency ?? payment.currency,
      reference_type: reference_name === null ? Payment.name : (reference_type ?? Payment.name),
      reference_name: reference_name ?? payment.name,
      description: (payment.description ?? payment.name).slice(0, MAX_DESCRIPTION_LENGTH),
      ...{ payment_type: 'Payment', payment: payment.name, failed_refund: name },
    },
    Math.min(refund.amount, refundableAmount(payment)),
  )
}

export async function reduceFailedRefund(documents: Documents, payment: string): Promise<void> {
  const [open] = await documents.find(ManualRefund, {
    where: { payment_type: Payment.name, payment, state: 'due' },
    limit: 1,
  })
  if (!open) return
  const left = refundableAmount(await documents.lock(Payment, payment))
  if (left >= open.amount) return
  const changes = left > 0 ? { amount: left } : { state: 'discarded' as const, open_for: null }
  await documents.save(ManualRefund, open.name, changes)
}

interface PaymentRefundInput {
  readonly payment: string
  /** Minor units; null for the whole remaining amount. */
  readonly amount: number | null
}

export async function openPaymentRefund(
  documents: Documents,
  { payment: name, amount }: PaymentRefundInput,
): Promise<ManualRefundDoc | null> {
  const payment = await documents.lock(ManualPayment, name)
  const { state, refunded_amount, currency } = payment
  if (state !== 'received' && state !== 'cleared')
    throw manualPaymentErrors.over(ManualPayment.name, name, state)
  const left = payment.amount - refunded_amount
  const wanted = amount ?? left
  if (wanted > left || wanted <= 0) throw manualPaymentErrors.more_than_left(left, currency)
  const source = { payment_type: 'Manual Payment', payment: name, failed_refund: null } as const
  return saveDueRefund(documents, { ...copyPaymentFields(payment), ...source }, wanted)
}

export async function requestPaymentRefund(
  documents: Documents,
  context: Context,
  wanted: PaymentRefundInput,
): Promise<ManualRefundDoc | null> {
  const { reference_type: type, reference_name } = await documents.get(ManualPayment, wanted.payment)
  if (findPayable(context, type).owedBack) throw manualPaymentErrors.refunded_with(type, reference_name)
  return openPaymentRefund(documents, wanted)
}

/** Returns debits of the accounts that the payment was credited to, in order; parts add up exactly to the paisa. */
async function readDebits(
  documents: Documents,
  { entry, amount, refunded_amount }: ManualPaymentDoc,
  refunded: number,
): Promise<readonly PostingLine[]> {
  const lines = await documents.find(LedgerLine, {
    where: { entry: entry ?? '', amount: ['<', 0] },
    fields: ['account', 'amount'],
    order_by: 'line_number asc',
  })
  if (refunded_amount + refunded > amount) throw new RangeError('More is refunded than was paid')
  let begin = -refunded_amount
  return lines.flatMap(({ account, amount: credited }) => {
    const end = begin - credited
    const debited = Math.min(end, refunded) - Math.max(begin, 0)
    begin = end
    return debited > 0 ? [{ account, amount: debited }] : []
  })
}

export async function debitPayment(
  documents: Documents,
  context: Context,
  refund: ManualRefundDoc,
): Promise<readonly PostingLine[]> {
  const { name, payment, amount, currency } = refund
  if (payment === null) throw new Error(`${name} is of no payment`)
  if (refund.payment_type === Payment.name) {
    await createRefund(documents, context, {
      ...{ payment, amount, destination: 'by hand', reason: `Paid by hand with ${name}` },
      idempotencyKey: `manual-refund:${name}`,
    })
    return [{ account: { purpose: 'refunds due', currency }, amount }]
  }
  const debited = await documents.lock(ManualPayment, payment)
  if (debited.state !== 'received' && debited.state !== 'cleared')
    throw manualPaymentErrors.over(ManualPayment.name, payment, debited.state)
  const debits = await readDebits(documents, debited, amount)
  const refunded_amount = debited.refunded_amount + amount
  await documents.save(ManualPayment, payment, { refunded_amount })
  const { reference_type: type, reference_name } = refund
  const payableRefund = {
    name: reference_name,
    payment,
    amount,
    isFullRefund: refunded_amount === debited.amount,
  }
  await findPayable(context, type).refunded?.(documents, payableRefund)
  return debits
}

export type ManualRefundDoc = Doc<typeof ManualRefund>

export const refundEventPayload = ({
  name,
  reference_type,
  reference_name,
  amount,
  currency,
}: ManualRefundDoc) => ({
  ...{ refund: name, reference_type, reference_name, amount, currency },
})
