import { useInfiniteQuery } from '@tanstack/react-query'
import { resource } from '#client'

/** An address at which one document can be paid for. */
export interface PaymentLink {
  name: string
  reference_type: string
  reference_name: string
  amount: number
  state: string
  expires_at: string
  payment: string | null
  creation: string
  modified: string
}

export interface MadeLink {
  name: string
  /** Told this once. */
  url: string
  expires_at: string
}

const pageLength = 50

export function usePaymentLinks() {
  return useInfiniteQuery({
    queryKey: ['list', 'Payment Link', 'pages'],
    queryFn: ({ pageParam }) =>
      resource<PaymentLink>('Payment Link').list({
        fields: [
          ...(['name', 'reference_type', 'reference_name', 'amount', 'state'] as const),
          ...(['expires_at', 'payment', 'creation', 'modified'] as const),
        ],
        orderBy: 'creation desc',
        start: pageParam,
        pageLength,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.flat().length),
  })
}
