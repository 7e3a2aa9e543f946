import { date, link, select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff, type Overpayment } from '#money/payments'
import { toDecimal } from '#meta'
import { payoutMethods, type PayoutMethod } from '../manual-payment/manual-payment.states.ts'
import type { Context } from '#framework/context'
import { manualRefundEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { post, type PostingLine } from '#money/ledger'
import { ManualRefund } from './manual-refund.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'
import { methodAccount, MAX_DESCRIPTION_LENGTH } from '../manual-payment/record-manual-payment.ts'
import { parsePayee, requirePayee, maskPayee, type Payee } from './payee.rules.ts'
import { findPayeeFields } from './save-payee.ts'
import { debitPayment, refundEventPayload, type ManualRefundDoc } from './payment-refunds.ts'
import { findPayable, type Reference } from '../manual-payment/payable-handler.ts'

/** Records that a manual refund was paid out, and how. */
export const payOut = method({
  renamedFrom: 'counter.pay_out',
  access: moneyStaff,
  input: {
    name: link('Manual Refund', { required: true }),
    method: select(payoutMethods, { required: true }),
    reference_number: text({ maxLength: 40 }),
    paid_on: date({ description: 'Today by default' }),
    payee_name: text({ maxLength: 140 }),
    payee_upi: text({ maxLength: 100, description: 'Needed for UPI' }),
    payee_account: text({ maxLength: 20, description: 'Needed for a bank transfer, with the IFSC' }),
    payee_ifsc: text({ maxLength: 11 }),
  },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { payee_name, payee_upi, payee_account, payee_ifsc } = input
    const { name, state, amount } = await recordPayout(documents, context, {
      ...{ name: input.name, method: input.method },
      payee: { payee_name, payee_upi, payee_account, payee_ifsc },
      referenceNumber: input.reference_number?.trim() || null,
      paidOn: input.paid_on ?? documents.today,
    })
    return { name, state, amount: toDecimal(amount) }
  },
})

const openForKey = ({ type, name }: Reference): string => `${type} ${name}`

async function findOverpayment(documents: Documents, context: Context, { type, name }: Reference) {
  return (await findPayable(context, type).owedBack?.(documents, name)) ?? null
}

interface DueRefundInput {
  readonly reference: Reference
  /** Minor units; zero when no manual refund is due. */
  readonly amount: number
}

async function insertDueRefund(
  documents: Documents,
  { payer, ...owed }: Overpayment,
  { reference, amount }: DueRefundInput,
): Promise<ManualRefundDoc> {
  const { currency, organisation } = owed
  const { name: payer_name, email: payer_email, phone: payer_phone, user } = payer
  const refund = await documents.insert(ManualRefund, {
    ...{ amount, currency, organisation, payer_name, payer_email, payer_phone, payer: user },
    ...{ reference_type: reference.type, reference_name: reference.name, open_for: openForKey(reference) },
    description: owed.description.slice(0, MAX_DESCRIPTION_LENGTH),
    ...(await findPayeeFields(documents, reference)),
  })
  await documents.emit(manualRefundEvents.due, { ...refundEventPayload(refund), more: amount })
  return refund
}

/**
 * Sets the amount of the document's only open manual refund. The document must be locked. `documents` acts as the
 * system.
 */
export async function updateDueRefund(
  documents: Documents,
  context: Context,
  dueInput: DueRefundInput,
): Promise<void> {
  const { reference, amount } = dueInput
  const [open] = await documents.find(ManualRefund, { where: { open_for: openForKey(reference) }, limit: 1 })
  if (!open && amount > 0) {
    const owed = await findOverpayment(documents, context, reference)
    if (owed) await insertDueRefund(documents, owed, dueInput)
  }
  if (!open || open.amount === amount) return
  const changes = amount > 0 ? { amount } : { state: 'discarded' as const, open_for: null }
  const saved = await documents.save(ManualRefund, open.name, changes)
  const more = amount - open.amount
  if (more > 0) await documents.emit(manualRefundEvents.due, { ...refundEventPayload(saved), more })
}

interface PayoutInput {
  readonly name: string
  readonly method: PayoutMethod
  readonly referenceNumber: string | null
  readonly payee: Payee
  /** Day, 'YYYY-MM-DD'. */
  readonly paidOn: string
}

function requirePayoutDetails(documents: Documents, { method, referenceNumber, paidOn }: PayoutInput): void {
  if (method !== 'cash' && referenceNumber === null) throw manualPaymentErrors.no_reference()
  if (paidOn > documents.today) throw manualPaymentErrors.paid_in_the_future()
}

async function postPayout(
  documents: Documents,
  { name, amount, organisation, description }: ManualRefundDoc,
  { debits, method, paidOn }: PayoutInput & { readonly debits: readonly PostingLine[] },
): Promise<string> {
  const entry = await post(documents, {
    ...{ kind: 'refund paid', source: { type: ManualRefund.name, name }, memo: description },
    ...{ idempotencyKey: `manual-refund:${name}`, postingDate: paidOn },
    lines: [...debits, { account: methodAccount(method, organisation), amount: -amount }],
  })
  return entry.name
}

async function refundAtPayable(
  documents: Documents,
  context: Context,
  { refund, owed }: { readonly refund: ManualRefundDoc; readonly owed: Overpayment | null },
): Promise<readonly PostingLine[]> {
  const { name, amount, reference_type, reference_name } = refund
  if (owed === null || owed.amount < amount) throw manualPaymentErrors.not_owed_back(reference_name)
  const payableRefund = { name: reference_name, payment: name, amount, isFullRefund: false }
  await findPayable(context, reference_type).refunded?.(documents, payableRefund)
  return [{ account: owed.account, amount }]
}

function mergePayee(refund: ManualRefundDoc, { method, payee: enteredPayee }: PayoutInput): Payee {
  const payee = parsePayee({
    payee_name: enteredPayee.payee_name ?? refund.payee_name,
    payee_upi: enteredPayee.payee_upi ?? refund.payee_upi,
    payee_account: enteredPayee.payee_account ?? refund.payee_account,
    payee_ifsc: enteredPayee.payee_ifsc ?? refund.payee_ifsc,
  })
  requirePayee(method, payee)
  return payee
}

/** Records a manual refund: payable handler and ledger in one transaction. Idempotent. */
async function recordPayout(
  caller: Documents,
  context: Context,
  payoutInput: PayoutInput,
): Promise<ManualRefundDoc> {
  const documents = caller.asSystem()
  const { reference_type: type, reference_name } = await documents.get(ManualRefund, payoutInput.name)
  // The document is locked first, the order that all writers share.
  const owed = await findOverpayment(documents, context, { type, name: reference_name })
  const refund = await documents.lock(ManualRefund, payoutInput.name)
  const { name, state } = refund
  if (state === 'paid') return refund
  if (state !== 'due') throw manualPaymentErrors.over(ManualRefund.name, name, state)
  requirePayoutDetails(documents, payoutInput)
  const payee = mergePayee(refund, payoutInput)
  const debits =
    refund.payment === null
      ? await refundAtPayable(documents, context, { refund, owed })
      : await debitPayment(documents, context, refund)
  const entry = await postPayout(documents, refund, { ...payoutInput, debits })
  const { method, referenceNumber: reference_number, paidOn: paid_on } = payoutInput
  const paid = await documents.save(ManualRefund, name, {
    ...{ state: 'paid', method, reference_number, paid_on, entry, open_for: null },
    ...{ ...payee, payee: maskPayee(payee) },
  })
  await documents.emit(manualRefundEvents.paid, refundEventPayload(paid))
  return paid
}
