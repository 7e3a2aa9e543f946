import type { Documents } from '#framework/documents'
import { LedgerLine, type PostingLine } from '#money/ledger'
import { decideRefund, Payment, Refund, refundableOf, type PaymentPlace } from '#money/payments'
import { CounterPayment } from '../doctypes/counter-payment.doctype.ts'
import { CounterRefund } from '../doctypes/counter-refund.doctype.ts'
import { counterErrors } from '../errors.ts'
import { payeeFor } from './payees.ts'
import { signalOf, type CounterRefundDoc } from './refund-signal.ts'
import { roomFor, type CounterPlace } from './settle-with-room.ts'
import type { CounterPaymentDoc } from './take-counter-payment.ts'

/** Everything that is copied from what was paid to its refund. */
function copied(payment: Pick<CounterPaymentDoc, CopiedField>): Pick<CounterPaymentDoc, CopiedField> {
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

interface Due extends Pick<CounterPaymentDoc, CopiedField> {
  readonly payment_type: 'Counter Payment' | 'Payment'
  readonly payment: string
  readonly failed_refund: string | null
}

const payeeOf = (documents: Documents, { reference_type: type, reference_name: name }: Due) =>
  payeeFor(documents, { type, name })

/** One refund of a payment is open at a time; it says how much is to be paid back of it now. */
async function noteDue(documents: Documents, due: Due, amount: number): Promise<CounterRefundDoc | null> {
  const open_for = `${due.payment_type} ${due.payment}`
  const [open] = await documents.find(CounterRefund, { where: { open_for }, limit: 1 })
  if (amount <= 0) {
    if (open) await documents.save(CounterRefund, open.name, { state: 'dropped', open_for: null })
    return null
  }
  if (open?.amount === amount) return open
  const refund = open
    ? await documents.save(CounterRefund, open.name, { amount })
    : await documents.insert(CounterRefund, { ...due, ...(await payeeOf(documents, due)), amount, open_for })
  const more = amount - (open?.amount ?? 0)
  if (more > 0) await documents.emit('counter.refund_due', { ...signalOf(refund), more })
  return refund
}

const LONGEST_DESCRIPTION = 200

/** A refund that its gateway could not make is due by hand, as far as the payment still holds it. */
export async function noteFailedRefund(documents: Documents, name: string): Promise<CounterRefundDoc | null> {
  const refund = await documents.get(Refund, name)
  const payment = await documents.lock(Payment, refund.payment)
  const { payer_name, payer_email, payer_phone, payer, organisation, reference_type, reference_name } =
    payment
  return noteDue(
    documents,
    {
      ...{ payer_email, payer_phone, payer, organisation },
      payer_name: payer_name ?? payer_email ?? payer_phone ?? payment.name,
      currency: payment.captured_currency ?? payment.currency,
      reference_type: reference_name === null ? Payment.name : (reference_type ?? Payment.name),
      reference_name: reference_name ?? payment.name,
      description: (payment.description ?? payment.name).slice(0, LONGEST_DESCRIPTION),
      ...{ payment_type: 'Payment', payment: payment.name, failed_refund: name },
    },
    Math.min(refund.amount, refundableOf(payment)),
  )
}

/** What was refunded by its gateway after all, or lost, is not paid by hand as well. */
export async function renewFailedRefund(documents: Documents, payment: string): Promise<void> {
  const [open] = await documents.find(CounterRefund, {
    where: { payment_type: Payment.name, payment, state: 'due' },
    limit: 1,
  })
  if (!open) return
  const left = refundableOf(await documents.lock(Payment, payment))
  if (left >= open.amount) return
  const changes = left > 0 ? { amount: left } : { state: 'dropped' as const, open_for: null }
  await documents.save(CounterRefund, open.name, changes)
}

interface Wanted {
  readonly payment: string
  /** Minor units; null for all that is left. */
  readonly amount: number | null
}

/** Money that was taken by hand is to be paid back by hand, all of it or a part. */
export async function noteCounterPaymentRefund(
  documents: Documents,
  { payment: name, amount }: Wanted,
): Promise<CounterRefundDoc | null> {
  const payment = await documents.lock(CounterPayment, name)
  const { state, refunded_amount, currency } = payment
  if (state !== 'received' && state !== 'cleared') throw counterErrors.over(CounterPayment.name, name, state)
  const left = payment.amount - refunded_amount
  const wanted = amount ?? left
  if (wanted > left || wanted <= 0) throw counterErrors.more_than_left(left, currency)
  const source = { payment_type: 'Counter Payment', payment: name, failed_refund: null } as const
  return noteDue(documents, { ...copied(payment), ...source }, wanted)
}

/** A document that decides itself what is owed back notes it itself. */
export async function refundCounterPayment(
  documents: Documents,
  place: CounterPlace,
  wanted: Wanted,
): Promise<CounterRefundDoc | null> {
  const { reference_type: type, reference_name } = await documents.get(CounterPayment, wanted.payment)
  if (roomFor(place, type).owedBack) throw counterErrors.refunded_with(type, reference_name)
  return noteCounterPaymentRefund(documents, wanted)
}

/** From the accounts that a payment was credited to, one after the other: parts together are the whole, to the paisa. */
async function debitsOf(
  documents: Documents,
  { entry, amount, refunded_amount }: CounterPaymentDoc,
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
    const taken = Math.min(end, refunded) - Math.max(begin, 0)
    begin = end
    return taken > 0 ? [{ account, amount: taken }] : []
  })
}

/** Takes a refund from the payment it is of; answers what is debited for it. The document's room is told. */
export async function takeFromPayment(
  documents: Documents,
  place: PaymentPlace,
  refund: CounterRefundDoc,
): Promise<readonly PostingLine[]> {
  const { name, payment, amount, currency } = refund
  if (payment === null) throw new Error(`${name} is of no payment`)
  if (refund.payment_type === Payment.name) {
    await decideRefund(documents, place, {
      ...{ payment, amount, destination: 'by hand', reason: `Paid by hand with ${name}` },
      idempotencyKey: `counter-refund:${name}`,
    })
    return [{ account: { purpose: 'refunds due', currency }, amount }]
  }
  const taken = await documents.lock(CounterPayment, payment)
  if (taken.state !== 'received' && taken.state !== 'cleared')
    throw counterErrors.over(CounterPayment.name, payment, taken.state)
  const debits = await debitsOf(documents, taken, amount)
  const refunded_amount = taken.refunded_amount + amount
  await documents.save(CounterPayment, payment, { refunded_amount })
  const { reference_type: type, reference_name } = refund
  const back = { name: reference_name, payment, amount, isWhole: refunded_amount === taken.amount }
  await roomFor(place, type).refunded?.(documents, back)
  return debits
}
