import type Stripe from 'stripe'
import type { GatewayOrder, GatewayDispute, GatewayPayment, GatewayRefund } from '../gateway.ts'

export interface SessionParts {
  readonly session: Stripe.Checkout.Session
  readonly intent: Stripe.PaymentIntent | null
  readonly refunds: readonly Stripe.Refund[]
  readonly disputes: readonly Stripe.Dispute[]
}

/** Statuses that begin with `warning` are inquiries, which withhold no money. */
const disputeStates: Readonly<Record<string, GatewayDispute['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/** Returns an expanded object; null if only its ID was sent. */
export function readExpanded<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null
}

function readId(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}

/** Reads the state: a declined card does not fail the payment while the session is open. */
function readPaymentState(
  { session }: SessionParts,
  { status }: Stripe.PaymentIntent,
): GatewayPayment['state'] {
  if (status === 'succeeded') return 'captured'
  if (status === 'requires_capture') return 'authorised'
  return status === 'canceled' || session.status === 'expired' ? 'failed' : 'created'
}

/** Returns null for a fee in another currency than the payment's. */
function readFee(charge: Stripe.Charge | null, currency: string): number | null {
  const balance = readExpanded(charge?.balance_transaction)
  return balance?.currency === currency ? balance.fee : null
}

function readPayment(parts: SessionParts, intent: Stripe.PaymentIntent): GatewayPayment {
  const charge = readExpanded(intent.latest_charge)
  const state = readPaymentState(parts, intent)
  return {
    id: intent.id,
    state,
    amount: state === 'captured' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    method: charge?.payment_method_details?.type ?? null,
    refunded: charge?.amount_refunded ?? 0,
    fee: readFee(charge, intent.currency),
    error: intent.last_payment_error?.message ?? null,
  }
}

function readRefundState(status: string | null): GatewayRefund['state'] {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

export function readStripeRefund(refund: Stripe.Refund): GatewayRefund {
  return {
    id: refund.id,
    payment: readId(refund.payment_intent) ?? '',
    amount: refund.amount,
    state: readRefundState(refund.status),
    reference: refund.metadata?.['reference'] ?? null,
  }
}

/** Returns the withheld amount; the whole dispute until the service posts it. */
function withheldAmount({ amount, currency, balance_transactions }: Stripe.Dispute): number {
  const own = balance_transactions.filter((one) => one.currency === currency)
  return own.length === 0 ? amount : Math.max(0, -own.reduce((sum, one) => sum + one.amount, 0))
}

function readDispute(dispute: Stripe.Dispute): GatewayDispute {
  const { id, amount, currency, status, balance_transactions } = dispute
  const state = disputeStates[status] ?? 'open'
  const own = balance_transactions.filter((one) => one.currency === currency)
  return {
    ...{ id, state, amount },
    payment: readId(dispute.payment_intent) ?? '',
    withheld: state === 'open' || state === 'lost' ? withheldAmount(dispute) : 0,
    fee: own.reduce((sum, one) => sum + one.fee, 0),
  }
}

export function readStripeOrder(parts: SessionParts): GatewayOrder {
  const { session, intent, refunds, disputes } = parts
  return {
    order: session.id,
    payments: intent ? [readPayment(parts, intent)] : [],
    refunds: refunds.map(readStripeRefund),
    disputes: disputes.map(readDispute),
  }
}
