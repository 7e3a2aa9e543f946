import { call } from '#client'
import type { Methods } from '#contract'

/** Gateways for a payer's own page, without manual payments and cash on delivery. */
export type OnlineGateway = 'Sandbox' | 'Razorpay' | 'Stripe'

/** Balance due as a decimal; `due` is null for none. Gateways may be newer than this page. */
export type PayOptions = Pick<Methods['mela.payments.get_options']['output'], 'due'> & {
  gateways: readonly string[]
}

export type PayDue = NonNullable<PayOptions['due']>

export type StartedPayment = Methods['mela.payments.pay']['output']

export type PaymentState = StartedPayment['state']

export type GatewayCheckout = StartedPayment['checkout']

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

/** Pays from the caller's wallet; `due` of the result is due next, or null. */
export const payFromWallet = (
  subject: PaySubject,
  chosen: { amount: number; idempotency_key: string },
): Promise<Methods['mela.wallet.pay']['output']> => call('mela.wallet.pay', { ...subject, ...chosen })

type Opened = Pick<StartedPayment, 'payment' | 'token'>

export const askStatus = ({ payment, token }: Opened): Promise<PaymentStatus> =>
  call('mela.payments.get_status', { payment, token })

export type OpenedLink = Methods['mela.payments.open_link']['output']

/** Receipt as its payer sees it; `download` is the path of the PDF, authorised by the shown receipt. */
export type GivenReceipt = NonNullable<Methods['mela.receipts.get_receipt']['output']>

export const askReceipt = ({ payment, token }: Opened) =>
  call('mela.receipts.get_receipt', { payment, token })

/**
 * Subject of a payment with its authorisation. Names authorise nothing: a caller without rights has a receipt token or
 * a link.
 */
export interface PaySubject {
  reference_type: string
  reference_name: string
  /** Token of the sent document or of a payment link; null for a caller who may read the document. */
  receipt_token: string | null
}

export const isSameSubject = (one: PaySubject, other: PaySubject): boolean =>
  one.reference_type === other.reference_type && one.reference_name === other.reference_name
