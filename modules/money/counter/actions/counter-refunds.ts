import type { Documents } from '#framework/documents'
import { post, type PostingLine } from '#money/ledger'
import type { OwedBack, PaymentPlace } from '#money/payments'
import { CounterRefund } from '../doctypes/counter-refund.doctype.ts'
import { counterErrors } from '../errors.ts'
import { counterAccount } from '../rules/counter-accounts.ts'
import type { PayOutMethod } from '../rules/counter-states.ts'
import { readPayee, requirePayee, shortPayee, type Payee } from '../rules/payee.ts'
import { payeeFor } from './payees.ts'
import { takeFromPayment } from './payment-refunds.ts'
import { signalOf, type CounterRefundDoc } from './refund-signal.ts'
import { roomFor, type CounterPlace, type Reference } from './settle-with-room.ts'
import { LONGEST_DESCRIPTION } from './take-counter-payment.ts'

const openKey = ({ type, name }: Reference): string => `${type} ${name}`

async function owedBackFor(documents: Documents, place: CounterPlace, { type, name }: Reference) {
  return (await roomFor(place, type).owedBack?.(documents, name)) ?? null
}

interface Noting {
  readonly reference: Reference
  /** Minor units; nothing where nothing is to be given back by hand any more. */
  readonly amount: number
}

async function insertDue(
  documents: Documents,
  { payer, ...owed }: OwedBack,
  { reference, amount }: Noting,
): Promise<CounterRefundDoc> {
  const { currency, organisation } = owed
  const { name: payer_name, email: payer_email, phone: payer_phone, user } = payer
  const refund = await documents.insert(CounterRefund, {
    ...{ amount, currency, organisation, payer_name, payer_email, payer_phone, payer: user },
    ...{ reference_type: reference.type, reference_name: reference.name, open_for: openKey(reference) },
    description: owed.description.slice(0, LONGEST_DESCRIPTION),
    ...(await payeeFor(documents, reference)),
  })
  await documents.emit('counter.refund_due', { ...signalOf(refund), more: amount })
  return refund
}

/**
 * Notes how much is to be given back by hand for a document: one note is open for it, and says what is true now. The
 * document is locked by whoever calls. `documents` acts as the system.
 */
export async function noteRefundDue(
  documents: Documents,
  place: CounterPlace,
  noting: Noting,
): Promise<void> {
  const { reference, amount } = noting
  const [open] = await documents.find(CounterRefund, { where: { open_for: openKey(reference) }, limit: 1 })
  if (!open && amount > 0) {
    const owed = await owedBackFor(documents, place, reference)
    if (owed) await insertDue(documents, owed, noting)
  }
  if (!open || open.amount === amount) return
  const changes = amount > 0 ? { amount } : { state: 'dropped' as const, open_for: null }
  const saved = await documents.save(CounterRefund, open.name, changes)
  const more = amount - open.amount
  if (more > 0) await documents.emit('counter.refund_due', { ...signalOf(saved), more })
}

interface PayingOut {
  readonly name: string
  readonly method: PayOutMethod
  readonly referenceNumber: string | null
  /** What is known of it beside what is written down already. */
  readonly payee: Payee
  /** Day, 'YYYY-MM-DD'. */
  readonly paidOn: string
}

function requireSaid(documents: Documents, { method, referenceNumber, paidOn }: PayingOut): void {
  if (method !== 'cash' && referenceNumber === null) throw counterErrors.no_reference()
  if (paidOn > documents.today) throw counterErrors.paid_in_the_future()
}

async function postPaid(
  documents: Documents,
  { name, amount, organisation, description }: CounterRefundDoc,
  { debits, method, paidOn }: PayingOut & { readonly debits: readonly PostingLine[] },
): Promise<string> {
  const entry = await post(documents, {
    ...{ kind: 'refund paid', source: { type: CounterRefund.name, name }, memo: description },
    ...{ idempotencyKey: `counter-refund:${name}`, postingDate: paidOn },
    lines: [...debits, { account: counterAccount(method, organisation), amount: -amount }],
  })
  return entry.name
}

/** What a document says is owed back for it, off which its room takes the refund. */
async function takeFromRoom(
  documents: Documents,
  place: CounterPlace,
  { refund, owed }: { readonly refund: CounterRefundDoc; readonly owed: OwedBack | null },
): Promise<readonly PostingLine[]> {
  const { name, amount, reference_type, reference_name } = refund
  if (owed === null || owed.amount < amount) throw counterErrors.not_owed_back(reference_name)
  const back = { name: reference_name, payment: name, amount, isWhole: false }
  await roomFor(place, reference_type).refunded?.(documents, back)
  return [{ account: owed.account, amount }]
}

function payeeOf(refund: CounterRefundDoc, { method, payee: told }: PayingOut): Payee {
  const payee = readPayee({
    payee_name: told.payee_name ?? refund.payee_name,
    payee_upi: told.payee_upi ?? refund.payee_upi,
    payee_account: told.payee_account ?? refund.payee_account,
    payee_ifsc: told.payee_ifsc ?? refund.payee_ifsc,
  })
  requirePayee(method, payee)
  return payee
}

/** Money was given back by hand: its room is told and it leaves the box or the bank, in one transaction. Said twice it is once. */
export async function payOut(
  caller: Documents,
  place: PaymentPlace,
  paying: PayingOut,
): Promise<CounterRefundDoc> {
  const documents = caller.asSystem()
  const { reference_type: type, reference_name } = await documents.get(CounterRefund, paying.name)
  // The document first, as whoever notes what is due for it.
  const owed = await owedBackFor(documents, place, { type, name: reference_name })
  const refund = await documents.lock(CounterRefund, paying.name)
  const { name, state } = refund
  if (state === 'paid') return refund
  if (state !== 'due') throw counterErrors.over(CounterRefund.name, name, state)
  requireSaid(documents, paying)
  const payee = payeeOf(refund, paying)
  const debits =
    refund.payment === null
      ? await takeFromRoom(documents, place, { refund, owed })
      : await takeFromPayment(documents, place, refund)
  const entry = await postPaid(documents, refund, { ...paying, debits })
  const { method, referenceNumber: reference_number, paidOn: paid_on } = paying
  const paid = await documents.save(CounterRefund, name, {
    ...{ state: 'paid', method, reference_number, paid_on, entry, open_for: null },
    ...{ ...payee, payee: shortPayee(payee) },
  })
  await documents.emit('counter.refund_paid', signalOf(paid))
  return paid
}
