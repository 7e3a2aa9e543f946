import type { Message } from '#meta'
import { message } from '../messages.ts'

const methods = {
  upi: message('receipts.method.upi'),
  card: message('receipts.method.card'),
  netbanking: message('receipts.method.netbanking'),
  online: message('receipts.method.online'),
  cash: message('receipts.method.cash'),
  cheque: message('receipts.method.cheque'),
  bank: message('receipts.method.bank'),
} as const

/** The ways to pay that stand on receipts: kept in English, and shown in the language of the receipt. */
export const receiptMethods: readonly Message[] = Object.values(methods)

const gatewayNames: Readonly<Record<string, Message>> = {
  upi: methods.upi,
  card: methods.card,
  netbanking: methods.netbanking,
  'net banking': methods.netbanking,
}

/** The way in which a payment was made by a gateway, as its receipt keeps it. */
export function paymentMethod(method: string | null): string {
  return (gatewayNames[method?.toLowerCase() ?? ''] ?? methods.online).text
}

/** The way in which money was brought, as its receipt keeps it. */
export const manualMethodLabel = (manualMethod: 'upi' | 'cash' | 'cheque' | 'bank'): string =>
  methods[manualMethod].text
