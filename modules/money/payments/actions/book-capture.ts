import type { Documents } from '#framework/documents'
import { post, type AccountWanted, type PostingLine } from '#money/ledger'
import { formatMoney } from '#meta'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { ViewedPayment } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { clockText } from '../rules/clock.ts'
import { creditsAt, creditsText, type Credit } from '../rules/credits.ts'
import type { PaymentChanges } from './moving-payment.ts'
import { settle, type Outcome } from './settle.ts'
import { tellCaptured } from './tell-captured.ts'

const LONGEST_NOTE = 1000

export function gatewayAccount(gateway: string, currency: string): AccountWanted {
  return { purpose: 'gateway', party: { type: 'Gateway', name: gateway }, currency }
}

interface Booking {
  readonly payment: PaymentDoc
  readonly taken: ViewedPayment
}

/** Books it to these accounts; they are made when they are first wanted. */
async function postCapture(
  documents: Documents,
  { payment, taken }: Booking,
  credits: readonly PostingLine[],
): Promise<readonly Credit[]> {
  const { name, gateway, description } = payment
  const { accounts } = await post(documents, {
    kind: 'capture',
    source: { type: Payment.name, name },
    idempotencyKey: `capture:${name}`,
    ...(description === null ? {} : { memo: description }),
    lines: [
      { account: gatewayAccount(gateway, taken.currency), amount: taken.amount },
      ...credits.map((credit) => ({ ...credit, amount: -credit.amount })),
    ],
  })
  return creditsAt(credits, accounts.slice(1))
}

/** An amount or a currency that nobody was asked for is no room's business. */
async function outcomeFor(documents: Documents, place: PaymentPlace, booking: Booking): Promise<Outcome> {
  const { payment, taken } = booking
  const { name, reference_type, reference_name, duplicate_of } = payment
  if (duplicate_of !== null)
    return { kind: 'refused', attention: 'paid twice', note: `The same order was paid by ${duplicate_of}` }
  const asked = formatMoney(payment.amount, payment.currency, 'en')
  const said = `Asked for ${asked}, taken were ${formatMoney(taken.amount, taken.currency, 'en')}`
  if (taken.currency !== payment.currency)
    return { kind: 'refused', attention: 'another currency', note: said }
  if (taken.amount !== payment.amount) return { kind: 'refused', attention: 'another amount', note: said }
  return settle(documents, place, {
    ...{ payment: name, reference_type, reference_name, amount: taken.amount },
    book: (credits) => postCapture(documents, booking, credits),
  })
}

/** Money that found nothing to pay for stands by itself until somebody says what it is for. */
function bookUnapplied(documents: Documents, booking: Booking): Promise<readonly Credit[]> {
  const { currency, amount } = booking.taken
  return postCapture(documents, booking, [{ account: { purpose: 'unapplied', currency }, amount }])
}

function standingFields(outcome: Outcome) {
  if (outcome.kind === 'settled')
    return { application: 'applied', attention: null, attention_note: null, is_held: 0 } as const
  const { attention, note } = outcome
  // What a room failed at by mistake is not paid back by itself: it may be mended.
  const is_held = attention === 'could not be settled' ? 1 : 0
  return {
    application: 'unapplied',
    attention,
    attention_note: note.slice(0, LONGEST_NOTE),
    is_held,
  } as const
}

/** What was booked, for whoever calls to write down and to do in the same transaction. */
interface Booked {
  /** What the payment says from then on. */
  readonly captured: PaymentChanges
  /** What of it is not owed by now, and goes back at once; minor units. */
  readonly tooMuch: number
}

/** Books money that a gateway took, once: one entry, the room's own changes and the signal together. */
export async function bookCapture(
  documents: Documents,
  place: PaymentPlace,
  booking: Booking,
): Promise<Booked> {
  const { payment, taken } = booking
  const outcome = await outcomeFor(documents, place, booking)
  const credits = outcome.kind === 'settled' ? outcome.credits : await bookUnapplied(documents, booking)
  const captured: PaymentChanges = {
    state: 'captured',
    captured_amount: taken.amount,
    captured_currency: taken.currency,
    captured_at: clockText({ timeZone: place.settings.timeZone, now: documents.now }),
    credits: creditsText(credits),
    error: null,
    ...standingFields(outcome),
  }
  await tellCaptured(documents, place, { ...payment, ...captured })
  return { captured, tooMuch: outcome.kind === 'settled' ? outcome.tooMuch : 0 }
}
