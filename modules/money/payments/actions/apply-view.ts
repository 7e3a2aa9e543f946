import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import { paymentsOfOrder, refundsOf, type PaymentDoc } from '../doctypes/payment.queries.ts'
import type { GatewayView, ViewedPayment } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { readAttempts } from '../rules/choose-attempt.ts'
import { clockText, isPast, minutesSince } from '../rules/clock.ts'
import { minutesToNextAsk } from '../rules/next-ask.ts'
import { isCaptured } from '../rules/payment-states.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyRefunds } from './apply-refunds.ts'
import { bookCapture } from './book-capture.ts'
import { bookFee } from './book-fee.ts'
import { openExtra } from './open-extra.ts'
import { ownAttempts } from './own-attempts.ts'
import { takeTurn } from './take-turn.ts'
import { signalOf } from './tell-captured.ts'

/** What is left to be done at the gateway, once no locks are held any more. */
export interface Applied {
  readonly toCapture: { readonly id: string; readonly amount: number; readonly currency: string } | null
}

interface Applying {
  readonly documents: Documents
  readonly place: PaymentPlace
}

const LONGEST_ERROR = 500

async function decline(
  { documents }: Applying,
  payment: PaymentDoc,
  { error }: ViewedPayment,
): Promise<void> {
  const isOpen = payment.state === 'created' || payment.state === 'authorised'
  if (!isOpen) return
  const saved = await documents.save(Payment, payment.name, {
    state: 'failed',
    error: (error ?? '').slice(0, LONGEST_ERROR) || null,
  })
  await documents.emit('payment.failed', signalOf(saved, saved.amount))
}

/** What an attempt changes at the payment beside money. */
async function noteAttempt({ documents }: Applying, payment: PaymentDoc, { id, method }: ViewedPayment) {
  const isKnown = payment.gateway_payment === id && payment.method === method
  return isKnown ? payment : documents.save(Payment, payment.name, { gateway_payment: id, method })
}

async function applyAttempt(applying: Applying, payment: PaymentDoc, attempt: ViewedPayment): Promise<void> {
  const { documents, place } = applying
  if (attempt.state === 'created') return
  const noted = isCaptured(payment.state) ? payment : await noteAttempt(applying, payment, attempt)
  if (attempt.state === 'failed') return decline(applying, noted, attempt)
  if (attempt.state === 'authorised') {
    const isNews = noted.state === 'created' || noted.state === 'failed'
    if (isNews) await documents.save(Payment, noted.name, { state: 'authorised', error: null })
    return
  }
  if (!isCaptured(noted.state)) await bookCapture(documents, place, { payment: noted, taken: attempt })
}

/** Money that was taken: its fee, what went back of it, and whether somebody disputes it. */
async function applyMoney(
  applying: Applying,
  name: string,
  { attempt, view }: { readonly attempt: ViewedPayment; readonly view: GatewayView },
): Promise<void> {
  const { documents } = applying
  if (attempt.state !== 'captured') return
  await bookFee(documents, await documents.get(Payment, name), attempt.fee)
  await applyRefunds(
    applying,
    name,
    view.refunds.filter(({ payment }) => payment === attempt.id),
  )
  await applyDispute(documents, await documents.get(Payment, name), attempt.disputed)
}

/** When the gateway is asked again of itself, and that it was asked now. */
async function planNextAsk({ documents, place }: Applying, name: string): Promise<PaymentDoc> {
  const payment = await documents.get(Payment, name)
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const moving = (await refundsOf(documents, name)).some(
    ({ state }) => state === 'requested' || state === 'sent',
  )
  const since = isCaptured(payment.state) ? payment.captured_at : payment.opened_at
  const isMoving = moving || payment.state === 'disputed'
  const minutes = minutesToNextAsk({ state: payment.state, age: minutesSince(clock, since), isMoving })
  const last_asked = clockText(clock)
  const next_ask = minutes === null ? null : clockText(clock, minutes)
  return documents.save(Payment, name, { last_asked, next_ask })
}

async function expire({ documents, place }: Applying, payment: PaymentDoc): Promise<void> {
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const isOpen = payment.state === 'created' || payment.state === 'authorised' || payment.state === 'failed'
  if (isOpen && isPast(clock, payment.expires_at))
    await documents.save(Payment, payment.name, { state: 'expired' })
}

function captureOf(payment: PaymentDoc, attempt: ViewedPayment | null): Applied['toCapture'] {
  if (attempt?.state !== 'authorised' || payment.state !== 'authorised') return null
  const { id, amount, currency } = attempt
  return amount === payment.amount && currency === payment.currency ? { id, amount, currency } : null
}

/** In one order for everybody: the payments, then the gateway's account. What took no money posts nothing. */
async function lockAll({ documents }: Applying, payment: PaymentDoc, view: GatewayView): Promise<void> {
  if (view.payments.every(({ state }) => state !== 'captured')) return
  const [, ...extras] = await paymentsOfOrder(documents, payment.name)
  for (const extra of extras.toSorted()) await documents.lock(Payment, extra)
  await takeTurn(documents, payment)
}

/**
 * Brings a payment to where its gateway says it is: what webhooks, the payer's return and the reconciler all end in. Asked
 * twice, late or in any order it does the same, since only what is new in the view is done.
 */
export async function applyGatewayView(
  documents: Documents,
  place: PaymentPlace,
  { name, view: told }: { readonly name: string; readonly view: GatewayView },
): Promise<Applied> {
  const applying = { documents, place }
  const payment = await documents.lock(Payment, name)
  const view = { ...told, payments: await ownAttempts(documents, payment, told.payments) }
  const { main, extras } = readAttempts(view, payment)
  await lockAll(applying, payment, view)
  if (main) {
    await applyAttempt(applying, payment, main)
    await applyMoney(applying, name, { attempt: main, view })
  }
  for (const extra of extras) {
    const opened = await openExtra(documents, place, { payment, extra })
    if (!isCaptured(opened.state)) await bookCapture(documents, place, { payment: opened, taken: extra })
    await applyMoney(applying, opened.name, { attempt: extra, view })
    await planNextAsk(applying, opened.name)
  }
  await expire(applying, await documents.get(Payment, name))
  return { toCapture: captureOf(await planNextAsk(applying, name), main) }
}
