import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { GatewayView, ViewedPayment } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { readAttempts } from '../rules/choose-attempt.ts'
import { applyAttempt } from './apply-attempt.ts'
import { openExtra } from './open-extra.ts'
import { ownAttempts, type OwnAttempts } from './own-attempts.ts'
import { takeTurn } from './take-turn.ts'

export interface Applied {
  /** As it stands now. */
  readonly payment: PaymentDoc
  /** What is left to be done at the gateway, once no locks are held any more. */
  readonly toCapture: { readonly id: string; readonly amount: number; readonly currency: string } | null
}

function captureOf(payment: PaymentDoc, attempt: ViewedPayment | null): Applied['toCapture'] {
  if (attempt?.state !== 'authorised' || payment.state !== 'authorised') return null
  const { id, amount, currency } = attempt
  return amount === payment.amount && currency === payment.currency ? { id, amount, currency } : null
}

/**
 * In one order for everybody: the payments, then the gateway's account. What took no money posts nothing. Answers the
 * payments beside the first one, by the gateway's own names.
 */
async function lockAll(
  documents: Documents,
  payment: PaymentDoc,
  { attempts, extras }: OwnAttempts,
): Promise<ReadonlyMap<string | null, PaymentDoc>> {
  if (attempts.every(({ state }) => state !== 'captured')) return new Map()
  const locked: PaymentDoc[] = []
  for (const extra of extras.toSorted()) locked.push(await documents.lock(Payment, extra))
  await takeTurn(documents, payment)
  return new Map(locked.map((extra) => [extra.gateway_payment, extra]))
}

interface Answered {
  readonly name: string
  readonly view: GatewayView
  /** Which question of this payment it answers. */
  readonly question: number
}

/**
 * Brings a payment to where its gateway says it is: what webhooks, the payer's return and the reconciler all end in. Asked
 * twice, late or in any order it does the same: only what is new in the view is done, and a view that was asked for before
 * the last one that counted says nothing new.
 */
export async function applyGatewayView(
  documents: Documents,
  place: PaymentPlace,
  { name, view: told, question }: Answered,
): Promise<Applied> {
  const applying = { documents, place }
  const payment = await documents.lock(Payment, name)
  if (question <= payment.answered) return { payment, toCapture: null }
  const own = await ownAttempts(documents, payment, told.payments)
  const view = { ...told, payments: own.attempts }
  const { main, extras } = readAttempts(view, payment)
  const opened = await lockAll(documents, payment, own)
  const applied = await applyAttempt(applying, payment, { attempt: main, view, question })
  for (const extra of extras) {
    const beside = opened.get(extra.id) ?? (await openExtra(documents, place, { payment, extra }))
    await applyAttempt(applying, beside, { attempt: extra, view, question })
  }
  return { payment: applied, toCapture: captureOf(applied, main) }
}
