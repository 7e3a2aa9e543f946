import { useInfiniteQuery } from '@tanstack/react-query'
import { resource } from '#client'
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
  return useInfiniteQuery({
    queryKey: ['list', 'Payment Link', 'pages'],
    queryFn: ({ pageParam }) =>
      resource('Payment Link').list({
        fields,
        orderBy: 'creation desc',
        start: pageParam,
        pageLength,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.flat().length),
  })
}
