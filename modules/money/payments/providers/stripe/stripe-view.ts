import type Stripe from 'stripe'
import type { GatewayView, ViewedPayment, ViewedRefund } from '../gateway.ts'

/** What the service was asked to tell with a session, when it has been paid or tried. */
export interface SessionParts {
  readonly session: Stripe.Checkout.Session
  readonly intent: Stripe.PaymentIntent | null
  readonly refunds: readonly Stripe.Refund[]
  readonly disputes: readonly Stripe.Dispute[]
}

/** The money is with us, or the bank only asked: everything else took it, or may. */
const harmlessDisputes: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented'])

/** What may have been sent whole, or by its name alone. */
export function whole<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null
}

export function nameOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}

/** A payer may try again as long as the session is open: a card that was declined is no failed payment yet. */
function stateOf({ session }: SessionParts, { status }: Stripe.PaymentIntent): ViewedPayment['state'] {
  if (status === 'succeeded') return 'captured'
  if (status === 'requires_capture') return 'authorised'
  return status === 'canceled' || session.status === 'expired' ? 'failed' : 'created'
}

/** A fee in another currency than the payment's is none of this entry's. */
function feeOf(charge: Stripe.Charge | null, currency: string): number | null {
  const balance = whole(charge?.balance_transaction)
  return balance?.currency === currency ? balance.fee : null
}

function viewedPayment(parts: SessionParts, intent: Stripe.PaymentIntent): ViewedPayment {
  const charge = whole(intent.latest_charge)
  const state = stateOf(parts, intent)
  return {
    id: intent.id,
    state,
    amount: state === 'captured' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    method: charge?.payment_method_details?.type ?? null,
    refunded: charge?.amount_refunded ?? 0,
    fee: feeOf(charge, intent.currency),
    error: intent.last_payment_error?.message ?? null,
    disputed: parts.disputes.some(({ status }) => !harmlessDisputes.has(status)),
  }
}

function refundState(status: string | null): ViewedRefund['state'] {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

export function viewedRefund(refund: Stripe.Refund): ViewedRefund {
  return {
    id: refund.id,
    payment: nameOf(refund.payment_intent) ?? '',
    amount: refund.amount,
    state: refundState(refund.status),
    reference: refund.metadata?.['reference'] ?? null,
  }
}

export function stripeView(parts: SessionParts): GatewayView {
  const { session, intent, refunds } = parts
  return {
    order: session.id,
    payments: intent ? [viewedPayment(parts, intent)] : [],
    refunds: refunds.map(viewedRefund),
  }
}
