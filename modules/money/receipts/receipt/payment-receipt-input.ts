import type { Doc } from '#framework/doctypes'
import type { Payment } from '#money/payments'
import type { ReceiptInput } from './issue-receipt.ts'
import type { Message } from '#meta'
import { message } from '../messages.ts'

type PaymentDoc = Doc<typeof Payment>

function dayOf(moment: string | null, otherwise: string): string {
  return (moment ?? otherwise).slice(0, 10)
}

export function createPaymentReceiptInput(payment: PaymentDoc): ReceiptInput {
  const { name, reference_type, reference_name, description, captured_amount: amount } = payment
  const isKnown = reference_type !== null && reference_name !== null
  return {
    source: { type: 'Payment', name },
    organisation: payment.organisation,
    amount,
    currency: payment.captured_currency ?? payment.currency,
    payer: {
      name: payment.payer_name ?? payment.payer_email ?? payment.payer_phone ?? 'Payer',
      email: payment.payer_email,
      phone: payment.payer_phone,
      user: payment.payer,
    },
    reference: isKnown ? { type: reference_type, name: reference_name } : null,
    lines: [{ description: description ?? reference_type ?? name, amount }],
    method: paymentMethod(payment),
    returned: payment.refunded_amount,
    methodReference: payment.gateway_payment ?? name,
    receivedOn: dayOf(payment.captured_at, payment.creation),
  }
}

const methods = {
  upi: message('receipts.method.upi'),
  card: message('receipts.method.card'),
  netbanking: message('receipts.method.netbanking'),
  online: message('receipts.method.online'),
  cash: message('receipts.method.cash'),
  cheque: message('receipts.method.cheque'),
  bank: message('receipts.method.bank'),
  wallet: message('receipts.method.wallet'),
  giftCard: message('receipts.method.gift_card'),
  rewardPoints: message('receipts.method.reward_points'),
} as const

/** Payment methods on receipts, stored in English and translated for the reader. */
export const receiptMethods: readonly Message[] = Object.values(methods)

const gatewayNames: Readonly<Record<string, Message>> = {
  upi: methods.upi,
  card: methods.card,
  netbanking: methods.netbanking,
  'net banking': methods.netbanking,
}

function paymentMethod({ gateway, method }: Pick<PaymentDoc, 'gateway' | 'method'>): string {
  if (gateway === 'Wallet') return methods.wallet.text
  if (gateway === 'Gift Card') return methods.giftCard.text
  if (gateway === 'Reward Points') return methods.rewardPoints.text
  return (gatewayNames[method?.toLowerCase() ?? ''] ?? methods.online).text
}

export const manualMethodLabel = (manualMethod: 'upi' | 'cash' | 'cheque' | 'bank'): string =>
  methods[manualMethod].text
