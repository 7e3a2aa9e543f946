import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { post, type PostingLine } from '#money/ledger'
import type { Due, Settlement } from '#money/payments'
import { issueReceipt, broughtMethod } from '#money/receipts'
import { CounterPayment } from '../doctypes/counter-payment.doctype.ts'
import { counterErrors } from '../errors.ts'
import { checkCounterPayment, type CounterDetails } from '../rules/check-counter-payment.ts'
import { counterAccount } from '../rules/counter-accounts.ts'
import type { CounterMethod } from '../rules/counter-states.ts'
import { referenceKey } from '../rules/reference-key.ts'
import { openDue, requireDue, settleWithRoom, type CounterPlace, type Reference } from './settle-with-room.ts'

/** How money came, as its receipt keeps it. */
const receiptMethod = (method: CounterMethod): string => broughtMethod(method === 'UPI' ? 'upi' : method)

/** A line on a receipt holds so much. */
export const LONGEST_DESCRIPTION = 200

export type CounterPaymentDoc = Doc<typeof CounterPayment>

/** Money that is brought to the counter, for a document that can be paid for. */
export interface CounterWanted extends CounterDetails {
  readonly reference: Reference
  readonly idempotencyKey: string
  /** Somebody said that a cheque with the number of another one is of another account. */
  readonly isOtherAccount: boolean
}

function fingerprintOf({ reference, ...wanted }: CounterWanted): string {
  const { method, amount, received_on, reference_number, bank, cheque_date } = wanted
  const details = { method, amount, received_on, reference_number, bank, cheque_date }
  return hashSecret(fingerprintText({ ...reference, ...details }))
}

/** The payment that a call with this key made before; with the same key nobody may ask for something else. */
async function takenBefore(documents: Documents, wanted: CounterWanted): Promise<CounterPaymentDoc | null> {
  const where = { idempotency_key: wanted.idempotencyKey }
  const [found] = await documents.find(CounterPayment, { where, limit: 1 })
  if (!found) return null
  if (found.fingerprint !== fingerprintOf(wanted)) throw counterErrors.idempotency_conflict()
  return found
}

/** What no other payment may have; null for a cheque that is knowingly of another account. */
async function freeReferenceKey(documents: Documents, wanted: CounterWanted): Promise<string | null> {
  const key = referenceKey(wanted)
  if (key === null) return null
  const [other] = await documents.find(CounterPayment, {
    where: { reference_key: key },
    fields: ['name'],
    limit: 1,
  })
  if (!other) return key
  if (wanted.method !== 'cheque') throw counterErrors.taken_before(other.name)
  if (!wanted.isOtherAccount) throw counterErrors.same_cheque(other.name)
  return null
}

/** Somebody wrote down the same reference at the same moment. */
function asTaken(error: unknown): unknown {
  const isTaken = error instanceof DialectError && error.field === 'reference_key'
  return isTaken ? counterErrors.taken_before('another payment') : error
}

async function write(documents: Documents, wanted: CounterWanted, due: Due): Promise<CounterPaymentDoc> {
  const { reference, idempotencyKey, method, amount, received_on, reference_number, bank, cheque_date } =
    wanted
  const reference_key = await freeReferenceKey(documents, wanted)
  const { payer, organisation, currency } = due
  const description = due.description.slice(0, LONGEST_DESCRIPTION)
  return documents
    .insert(CounterPayment, {
      ...{ method, amount, currency, received_on, reference_number, bank, cheque_date, reference_key },
      ...{ payer_name: payer.name, payer_email: payer.email, payer_phone: payer.phone, payer: payer.user },
      ...{ reference_type: reference.type, reference_name: reference.name, description, organisation },
      idempotency_key: idempotencyKey,
      fingerprint: fingerprintOf(wanted),
    })
    .catch((error: unknown) => {
      throw asTaken(error)
    })
}

async function postReceived(
  documents: Documents,
  payment: CounterPaymentDoc,
  credits: Settlement['credits'],
): Promise<string> {
  const { name, method, amount, organisation, received_on, description } = payment
  const lines: readonly PostingLine[] = [
    { account: counterAccount(method, organisation), amount },
    ...credits.map(({ account, amount: credit, memo }) => ({ account, amount: -credit, memo })),
  ]
  const entry = await post(documents, {
    kind: 'counter payment',
    lines,
    source: { type: CounterPayment.name, name },
    idempotencyKey: `counter:${name}`,
    postingDate: received_on,
    memo: description,
  })
  return entry.name
}

async function giveReceipt(documents: Documents, payment: CounterPaymentDoc): Promise<string> {
  const { name, method, amount, currency, organisation, description, received_on } = payment
  const { payer_name, payer_email, payer_phone, payer, reference_type, reference_name } = payment
  const receipt = await issueReceipt(documents, {
    source: { type: 'Counter Payment', name },
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

/** Told as any payment is: rooms that wait for one need not know how it came. */
async function tell(documents: Documents, payment: CounterPaymentDoc): Promise<void> {
  const { name, reference_type, reference_name, amount, currency } = payment
  await documents.emit('payment.captured', {
    payment: name,
    reference_type,
    reference_name,
    amount,
    currency,
  })
}

/**
 * Takes money over the counter, in the caller's transaction: the document is settled, the entry posted and the receipt
 * given, or nothing of it happens. With the same key it answers the payment that was taken before.
 */
export async function takeCounterPayment(
  caller: Documents,
  place: CounterPlace,
  wanted: CounterWanted,
): Promise<CounterPaymentDoc> {
  const documents = caller.asSystemFor(caller.caller.user)
  const open = await openDue(documents, place, wanted.reference)
  const before = await takenBefore(documents, wanted)
  if (before) return before
  checkCounterPayment(wanted, documents.today)
  const due = requireDue(open, wanted.reference, wanted.amount)
  const payment = await write(documents, wanted, due)
  const paid = { name: wanted.reference.name, payment: payment.name, amount: payment.amount }
  const credits = await settleWithRoom(documents, open.room, paid)
  const entry = await postReceived(documents, payment, credits)
  await tell(documents, payment)
  const receipt = await giveReceipt(documents, payment)
  return documents.save(CounterPayment, payment.name, { entry, receipt })
}

/** Tells whether two calls with one key ask for the same: fields in a fixed order, as one text. */
function fingerprintText(wanted: Readonly<Record<string, string | number | null>>): string {
  return JSON.stringify(Object.entries(wanted).sort(([one], [other]) => (one < other ? -1 : 1)))
}
