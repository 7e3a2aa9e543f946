import { singleLine } from '#meta'
import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundsOf, type PaymentDoc, type RefundDoc } from '../doctypes/payment.queries.ts'
import type { GatewayView, ViewedPayment } from '../providers/gateway.ts'
import { clockText, isPast, minutesSince, type Clock } from '../rules/clock.ts'
import { minutesToNextAsk } from '../rules/next-ask.ts'
import { isCaptured, mayComeStates } from '../rules/payment-states.ts'
import { applyDisputes } from './apply-disputes.ts'
import { applyRefunds, type Standing } from './apply-refunds.ts'
import { bookCapture, gatewayAccount } from './book-capture.ts'
import { post } from '#money/ledger'
import { type PaymentChanges, moved, saveMoved, standing, type MovingPayment } from './moving-payment.ts'
import { decideRefund } from './decide-refund.ts'
import type { PaymentPlace } from './place.ts'
import { signalOf } from './tell-captured.ts'

interface Applying {
  readonly documents: Documents
  readonly place: PaymentPlace
}

/** What a gateway says of one payment: the attempt that counts, null when nobody has tried yet. */
interface Told {
  readonly attempt: ViewedPayment | null
  readonly view: GatewayView
  readonly question: number
}

const LONGEST_ERROR = 500
/** Why a part of what was taken goes back at once. */
const LESS_OWED = 'Less was owed by the time it came'

/** What an attempt changes beside money. */
function noteAttempt(moving: MovingPayment, { id, method }: ViewedPayment): MovingPayment {
  return isCaptured(moving.payment.state) ? moving : moved(moving, { gateway_payment: id, method })
}

async function decline(
  { documents }: Applying,
  moving: MovingPayment,
  attempt: ViewedPayment,
): Promise<MovingPayment> {
  const noted = noteAttempt(moving, attempt)
  const { payment } = noted
  if (!mayComeStates.has(payment.state) || isBefore(moving, attempt)) return noted
  const error = singleLine(attempt.error ?? '').slice(0, LONGEST_ERROR) || null
  if (payment.state === 'failed') return moved(noted, { error })
  await documents.emit('payment.failed', signalOf(payment, payment.amount))
  return moved(noted, { state: 'failed', error, is_under_way: 0 })
}

/** Whether it was declined before the payer began again: of what he began then it says nothing. */
const isBefore = ({ payment }: MovingPayment, { id }: ViewedPayment): boolean =>
  payment.state === 'created' && payment.gateway_payment === id

/** What the bank said of an earlier attempt is over. A card that it turned down in a page that stays open is not with it any more. */
function underWay(moving: MovingPayment, { error }: ViewedPayment): MovingPayment {
  const isNews = moving.payment.state === 'created' || moving.payment.state === 'failed'
  return isNews
    ? moved(moving, { state: 'created', error: null, is_under_way: error === null ? 1 : 0 })
    : moving
}

function authorise(moving: MovingPayment, attempt: ViewedPayment): MovingPayment {
  const noted = noteAttempt(moving, attempt)
  const isNews = noted.payment.state === 'created' || noted.payment.state === 'failed'
  return isNews ? moved(noted, { state: 'authorised', error: null }) : noted
}

/** What was taken beyond what is owed by now goes back with the capture: nobody sees the one without the other. */
async function giveBack(
  { documents, place }: Applying,
  captured: MovingPayment,
  amount: number,
): Promise<Standing> {
  const { name } = await saveMoved(documents, captured)
  await decideRefund(documents, place, {
    ...{ payment: name, amount, destination: 'source', reason: LESS_OWED },
    idempotencyKey: `too much:${name}`,
  })
  const payment = await documents.get(Payment, name)
  return { moving: standing(payment), refunds: await refundsOf(documents, name) }
}

async function capture(applying: Applying, before: Standing, attempt: ViewedPayment): Promise<Standing> {
  if (isCaptured(before.moving.payment.state)) return before
  const { documents, place } = applying
  const noted = noteAttempt(before.moving, attempt)
  const booking = { payment: noted.payment, taken: attempt }
  const { captured, tooMuch } = await bookCapture(documents, place, booking)
  const moving = moved(noted, captured)
  return tooMuch === 0 ? { ...before, moving } : giveBack(applying, moving, tooMuch)
}

/** Money that was taken: its fee, what went back of it, and whether somebody disputes it. */
async function applyMoney(
  applying: Applying,
  before: Standing,
  { attempt, view }: Pick<Told, 'view'> & { readonly attempt: ViewedPayment },
): Promise<Standing> {
  const { documents } = applying
  const { moving, refunds } = await capture(applying, before, attempt)
  const paid = moved(moving, await bookFee(documents, moving.payment, attempt.fee))
  const back = view.refunds.filter(({ payment }) => payment === attempt.id)
  const returned = await applyRefunds(applying, { moving: paid, refunds }, back)
  const disputes = view.disputes.filter(({ payment }) => payment === attempt.id)
  return applyDisputes(applying, returned, disputes)
}

async function follow(applying: Applying, before: Standing, { attempt, view }: Told): Promise<Standing> {
  switch (attempt?.state) {
    case undefined:
      return before
    case 'created':
      return { ...before, moving: underWay(before.moving, attempt) }
    case 'failed':
      return { ...before, moving: await decline(applying, before.moving, attempt) }
    case 'authorised':
      return { ...before, moving: authorise(before.moving, attempt) }
    case 'captured':
      return applyMoney(applying, before, { attempt, view })
  }
}

function expire(clock: Clock, moving: MovingPayment): MovingPayment {
  const { state, expires_at } = moving.payment
  const isOpen = state === 'created' || state === 'authorised' || state === 'failed'
  return isOpen && isPast(clock, expires_at) ? moved(moving, { state: 'expired' }) : moving
}

/**
 * When the last of those refunds was sent that are on their way; null where none is. One may be sent between the gateway's
 * answer and this: it is young, and asked about soon, however long ago it was decided.
 */
function lastOnItsWay(refunds: readonly RefundDoc[]): string | null {
  const onTheirWay = refunds.filter(({ state }) => state === 'requested' || state === 'sent')
  const since = onTheirWay.flatMap(({ sent_at, requested_at }) => sent_at ?? requested_at ?? [])
  return since.toSorted().at(-1) ?? null
}

/** When the gateway is asked again of itself, and that it was asked now. */
function planNextAsk(clock: Clock, moving: MovingPayment, refunds: readonly RefundDoc[]): MovingPayment {
  const { state, captured_at, opened_at } = moving.payment
  const refunded = lastOnItsWay(refunds)
  const age = minutesSince(clock, refunded ?? (isCaptured(state) ? captured_at : opened_at))
  const minutes = minutesToNextAsk({ state, age, isMoving: refunded !== null || state === 'disputed' })
  const next_ask = minutes === null ? null : clockText(clock, minutes)
  return moved(moving, { last_asked: clockText(clock), next_ask })
}

/** Brings one locked payment to where its gateway says it is, and writes it down. */
export async function applyAttempt(applying: Applying, payment: PaymentDoc, told: Told): Promise<PaymentDoc> {
  const { documents, place } = applying
  // Nothing goes back of what was not taken before.
  const refunds = isCaptured(payment.state) ? await refundsOf(documents, payment.name) : []
  const after = await follow(applying, { moving: standing(payment), refunds }, told)
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const moving = moved(expire(clock, after.moving), { answered: told.question })
  return saveMoved(documents, planNextAsk(clock, moving, after.refunds))
}

/** What the gateway keeps of a payment is booked once, as soon as it tells. Answers what the payment says from then on. */
async function bookFee(
  documents: Documents,
  payment: PaymentDoc,
  fee: number | null,
): Promise<PaymentChanges> {
  if (fee === null || payment.fee !== null) return {}
  const { name, gateway, captured_currency, currency } = payment
  const wanted = { party: { type: 'Gateway', name: gateway }, currency: captured_currency ?? currency }
  if (fee > 0)
    await post(documents, {
      kind: 'fee',
      source: { type: Payment.name, name },
      idempotencyKey: `fee:${name}`,
      lines: [
        { account: { purpose: 'fees', ...wanted }, amount: fee },
        { account: gatewayAccount(gateway, wanted.currency), amount: -fee },
      ],
    })
  return { fee }
}
