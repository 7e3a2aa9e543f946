import { useListPages } from '#client/react'
import type { DocumentTypes, Methods } from '#contract'

const fields = [
  ...(['name', 'reference_type', 'reference_name', 'amount', 'state'] as const),
  ...(['expires_at', 'payment', 'creation', 'modified'] as const),
]

export type PaymentLink = Pick<DocumentTypes['Payment Link'], (typeof fields)[number]>

/** New payment link; its address is returned only once. */
export type MadeLink = Methods['mela.payments.make_link']['output']

const pageLength = 50

export function usePaymentLinks() {
  return useListPages('Payment Link', { fields, orderBy: 'creation desc', pageLength })
}
