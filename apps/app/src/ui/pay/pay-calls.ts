import { call } from '#client'
import type { Methods } from '#contract'

/** Gateways that a payer may choose on a page; the counter and the doorstep are not among them. */
export type OnlineGateway = 'Sandbox' | 'Razorpay' | 'Stripe'

/** What is to be paid, as decimals: `due` is null when nothing is (any more). Gateways may be newer than this page. */
export type PayOptions = Pick<Methods['mela.payments.get_options']['output'], 'due'> & {
  gateways: readonly string[]
}

export type PayDue = NonNullable<PayOptions['due']>

export type StartedPayment = Methods['mela.payments.pay']['output']

export type PaymentState = StartedPayment['state']

export type Checkout = StartedPayment['checkout']

/** What its payer may know of a payment. */
export type PaymentStatus = Pick<
  Methods['mela.payments.get_status']['output'],
  | 'payment'
  | 'state'
  | 'amount'
  | 'currency'
  | 'captured'
  | 'refunded_amount'
  | 'error'
  | 'is_returned'
  | 'is_in_progress'
  | 'may_come'
  | 'checkout'
>

export const askOptions = (subject: PaySubject): Promise<PayOptions> =>
  call('mela.payments.get_options', subject)

export const startPayment = (
  subject: PaySubject,
  chosen: { gateway: OnlineGateway; idempotency_key: string },
): Promise<StartedPayment> => call('mela.payments.pay', { ...subject, ...chosen })

type Opened = Pick<StartedPayment, 'payment' | 'token'>

export const askStatus = ({ payment, token }: Opened): Promise<PaymentStatus> =>
  call('mela.payments.get_status', { payment, token })

/** What a payment link is for. */
export type OpenedLink = Methods['mela.payments.open_link']['output']

export const openLink = (token: string): Promise<OpenedLink> => call('mela.payments.open_link', { token })

/** What a payer sees of his receipt; `download` is the path of the PDF, and opens for whoever was shown the receipt. */
export type GivenReceipt = NonNullable<Methods['mela.receipts.get_receipt']['output']>

/** Nothing while it is still being written. */
export const askReceipt = ({ payment, token }: Opened) =>
  call('mela.receipts.get_receipt', { payment, token })

/** What is to be paid for, and what the payer shows for it. Names open nothing: without a right he has a receipt or a link. */
export interface PaySubject {
  reference_type: string
  reference_name: string
  /** Of the document that was sent in, or of a payment link; null for who may read the document. */
  receipt_token: string | null
}

export const isSameSubject = (one: PaySubject, other: PaySubject): boolean =>
  one.reference_type === other.reference_type && one.reference_name === other.reference_name
