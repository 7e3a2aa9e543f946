import { useListPages } from '#client/react'
import type { DocumentTypes, Methods } from '#contract'

const fields = [
  ...(['name', 'reference_type', 'reference_name', 'amount', 'state'] as const),
  ...(['expires_at', 'payment', 'creation', 'modified'] as const),
]

/** An address at which one document can be paid for. */
export type PaymentLink = Pick<DocumentTypes['Payment Link'], (typeof fields)[number]>

/** Its address is told this once. */
export type MadeLink = Methods['mela.payments.make_link']['output']

const pageLength = 50

export function usePaymentLinks() {
  return useListPages('Payment Link', { fields, orderBy: 'creation desc', pageLength })
}
