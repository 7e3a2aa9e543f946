import { useQuery } from '@tanstack/react-query'
import { clientSettings, resource } from '#client'
import type { DocumentTypes } from '#contract'

const fields = [
  ...(['name', 'receipt_number', 'issued_on', 'state', 'amount', 'payer_name'] as const),
  ...(['payer_email', 'payment', 'counter_payment', 'cancelled_on', 'creation', 'modified'] as const),
]

export type Receipt = Pick<DocumentTypes['Receipt'], (typeof fields)[number]>

/** The receipts that were written for a payment, or for one at the counter; the newest first. */
export function useReceiptsOf(place: 'payment' | 'counter_payment', names: readonly string[]) {
  return useQuery({
    queryKey: ['list', 'Receipt', place, names],
    queryFn: () =>
      resource('Receipt').list({
        fields,
        filters: [[place, 'in', names]],
        orderBy: 'creation desc',
        pageLength: 200,
      }),
    enabled: names.length > 0,
  })
}

/** Where the browser finds a receipt as a PDF. */
export const receiptAddress = (receipt: string): string =>
  `${clientSettings.host}/api/method/mela.receipts.download?receipt=${encodeURIComponent(receipt)}`
