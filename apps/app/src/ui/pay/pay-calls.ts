import { methodRequest, send } from '#client'
import type { PaySubject } from './pay-subject.ts'

/** Gateways that a payer may choose on a page; the counter and the doorstep are not among them. */
export type OnlineGateway = 'Sandbox' | 'Razorpay' | 'Stripe'

export interface PayDue {
  /** Decimal, as on the wire. */
  amount: number
  currency: string
  description: string
}

export interface PayOptions {
  /** Null when nothing is to be paid (any more). */
  due: PayDue | null
  gateways: readonly string[]
}

export type Checkout =
  | { kind: 'redirect'; url: string }
  | { kind: 'stripe'; url: string }
  | { kind: 'razorpay'; key: string; order: string }
  | { kind: 'none' }

export interface StartedPayment {
  payment: string
  token: string
  amount: number
  currency: string
  state: PaymentState
  checkout: Checkout
}

export type PaymentState =
  'created' | 'authorised' | 'captured' | 'part refunded' | 'refunded' | 'failed' | 'expired' | 'disputed'

/** What its payer may know of a payment. */
export interface PaymentStatus {
  payment: string
  state: PaymentState
  amount: number
  currency: string
  /** Why it was declined, in the gateway's words. */
  error: string | null
  /** Taken, but not for what it was meant: it goes back by itself. */
  is_returned: 0 | 1
  /** The way to the gateway, while nobody has paid there yet. */
  checkout: Checkout
}

export const askOptions = (subject: PaySubject): Promise<PayOptions> =>
  send(methodRequest('mela.payments.get_options', subject))

export const startPayment = (
  subject: PaySubject,
  chosen: { gateway: OnlineGateway; idempotency_key: string },
): Promise<StartedPayment> => send(methodRequest('mela.payments.pay', { ...subject, ...chosen }))

interface Opened {
  payment: string
  token: string
}

export const askStatus = ({ payment, token }: Opened): Promise<PaymentStatus> =>
  send(methodRequest('mela.payments.get_status', { payment, token }))

/** What a payment link is for. */
export interface OpenedLink extends PayOptions {
  reference_type: string
  reference_name: string
  expires_at: string
  payer_name: string | null
}

export const openLink = (token: string): Promise<OpenedLink> =>
  send(methodRequest('mela.payments.open_link', { token }))

/** What a payer sees of his receipt. */
export interface GivenReceipt {
  receipt_number: string
  /** Path of the PDF; it opens for whoever was shown the receipt. */
  download: string
}

/** Null while it is still being written. */
export const askReceipt = ({ payment, token }: Opened): Promise<GivenReceipt | null | undefined> =>
  send(methodRequest('mela.receipts.get_receipt', { payment, token }))
