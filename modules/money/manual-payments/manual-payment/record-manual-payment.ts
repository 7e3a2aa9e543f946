import type { Context } from '#framework/context'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { post, type PostingLine, type AccountSelector } from '#money/ledger'
import { type Due, type Allocation, paymentEvents } from '#money/payments'
import { issueReceipt, manualMethodLabel } from '#money/receipts'
import { ManualPayment } from './manual-payment.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'
import { validatePaymentDetails, type ManualPaymentDetails, referenceKey } from './payment-details.rules.ts'
import type { ManualPaymentMethod } from './manual-payment.states.ts'
import { lockDue, requireDue, allocatePayment, type Reference } from './payable-handler.ts'

const receiptMethod = (method: ManualPaymentMethod): string =>
  manualMethodLabel(method === 'UPI' ? 'upi' : method)

export const MAX_DESCRIPTION_LENGTH = 200

export type ManualPaymentDoc = Doc<typeof ManualPayment>

export interface ManualPaymentInput extends ManualPaymentDetails {
  readonly reference: Reference
  /** True when staff confirmed that a cheque with a used number is of another account. */
  readonly isOtherAccount: boolean
}

/** Null for a cheque that staff confirmed to be of another account. */
async function findFreeReferenceKey(
  documents: Documents,
  paymentInput: ManualPaymentInput,
): Promise<string | null> {
  const key = referenceKey(paymentInput)
  if (key === null) return null
  const [other] = await documents.find(ManualPayment, {
    where: { reference_key: key },
    fields: ['name'],
    limit: 1,
  })
  if (!other) return key
  if (paymentInput.method !== 'cheque') throw manualPaymentErrors.recorded_before(other.name)
  if (!paymentInput.isOtherAccount) throw manualPaymentErrors.same_cheque(other.name)
  return null
}

function toReferenceConflict(error: unknown): unknown {
  const isDuplicateReference = error instanceof DialectError && error.field === 'reference_key'
  return isDuplicateReference ? manualPaymentErrors.recorded_before('another payment') : error
}

async function insertPayment(
  documents: Documents,
  paymentInput: ManualPaymentInput,
  due: Due,
): Promise<ManualPaymentDoc> {
  const { reference, method, amount, received_on, reference_number, bank, cheque_date } = paymentInput
  const reference_key = await findFreeReferenceKey(documents, paymentInput)
  const { payer, organisation, currency } = due
  const description = due.description.slice(0, MAX_DESCRIPTION_LENGTH)
  return documents
    .insert(ManualPayment, {
      ...{ method, amount, currency, received_on, reference_number, bank, cheque_date, reference_key },
      ...{ payer_name: payer.name, payer_email: payer.email, payer_phone: payer.phone, payer: payer.user },
      ...{ reference_type: reference.type, reference_name: reference.name, description, organisation },
    })
    .catch((error: unknown) => {
      throw toReferenceConflict(error)
    })
}

async function postReceived(
  documents: Documents,
  payment: ManualPaymentDoc,
  credits: Allocation['credits'],
): Promise<string> {
  const { name, method, amount, organisation, received_on, description } = payment
  const lines: readonly PostingLine[] = [
    { account: methodAccount(method, organisation), amount },
    ...credits.map(({ account, amount: credit, memo }) => ({ account, amount: -credit, memo })),
  ]
  const entry = await post(documents, {
    kind: 'counter payment',
    lines,
    source: { type: ManualPayment.name, name },
    idempotencyKey: `manual-payment:${name}`,
    postingDate: received_on,
    memo: description,
  })
  return entry.name
}

async function issuePaymentReceipt(documents: Documents, payment: ManualPaymentDoc): Promise<string> {
  const { name, method, amount, currency, organisation, description, received_on } = payment
  const { payer_name, payer_email, payer_phone, payer, reference_type, reference_name } = payment
  const receipt = await issueReceipt(documents, {
    source: { type: 'Manual Payment', name },
    ...{ organisation, amount, currency },
    payer: { name: payer_name, email: payer_email, phone: payer_phone, user: payer },
    reference: { type: reference_type, name: reference_name },
    lines: [{ description, amount }],
    method: receiptMethod(method),
    methodReference: payment.reference_number,
    bank: payment.bank,
    receivedOn: received_on,
    condition: method === 'cheque' ? 'cheque must clear' : 'none',
  })
  return receipt.name
}

/** Emits the event of each payment method, so that handlers need not distinguish them. */
async function emitCaptured(documents: Documents, payment: ManualPaymentDoc): Promise<void> {
  const { name, reference_type, reference_name, amount, currency } = payment
  await documents.emit(paymentEvents.captured, {
    payment: name,
    reference_type,
    reference_name,
    amount,
    currency,
  })
}

/** Records a manual payment in the caller's transaction: allocation, entry and receipt, all or none. */
export async function recordManualPayment(
  caller: Documents,
  context: Context,
  paymentInput: ManualPaymentInput,
): Promise<ManualPaymentDoc> {
  const documents = caller.asSystemFor(caller.caller.user)
  const open = await lockDue(documents, context, paymentInput.reference)
  validatePaymentDetails(paymentInput, documents.today)
  const due = requireDue(open, paymentInput.reference, paymentInput.amount)
  const payment = await insertPayment(documents, paymentInput, due)
  const paid = { name: paymentInput.reference.name, payment: payment.name, amount: payment.amount }
  const credits = await allocatePayment(documents, open.handler, paid)
  const entry = await postReceived(documents, payment, credits)
  await emitCaptured(documents, payment)
  const receipt = await issuePaymentReceipt(documents, payment)
  return documents.save(ManualPayment, payment.name, { entry, receipt })
}

const accountPurposes = { cash: 'cash', cheque: 'cheques', bank: 'bank', UPI: 'bank' } as const

export type HoldingPurpose = (typeof accountPurposes)[ManualPaymentMethod]

export function holdingAccount(purpose: HoldingPurpose, organisation: string | null): AccountSelector {
  return organisation === null ? { purpose } : { purpose, party: { type: 'Business', name: organisation } }
}

export function methodAccount(method: ManualPaymentMethod, organisation: string | null): AccountSelector {
  return holdingAccount(accountPurposes[method], organisation)
}

export function collectorAccount(
  collector: { readonly type: string; readonly name: string } | null,
): AccountSelector {
  return collector === null
    ? { purpose: 'cash collections' }
    : { purpose: 'cash collections', party: collector }
}
