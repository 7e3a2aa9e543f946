import { useQuery } from '@tanstack/react-query'
import { clientSettings, resource } from '#client'

export interface Receipt {
  name: string
  receipt_number: string
  issued_on: string
  state: string
  amount: number
  payer_name: string
  payer_email: string | null
  payment: string | null
  counter_payment: string | null
  cancelled_on: string | null
  creation: string
  modified: string
}

const fields = [
  ...(['name', 'receipt_number', 'issued_on', 'state', 'amount', 'payer_name'] as const),
  ...(['payer_email', 'payment', 'counter_payment', 'cancelled_on', 'creation', 'modified'] as const),
]

/** The receipts that were written for a payment, or for one at the counter; the newest first. */
export function useReceiptsOf(place: 'payment' | 'counter_payment', names: readonly string[]) {
  return useQuery({
    queryKey: ['list', 'Receipt', place, names],
    queryFn: () =>
      resource<Receipt>('Receipt').list({
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
