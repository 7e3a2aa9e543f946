import { useQuery } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

/** What came in and what went back, by the books: today last. Amounts are decimals. */
export type Takings = Methods['mela.ledger.get_takings']['output']

export type DayTakings = Takings['days'][number]

/** The same of this month, for one way of paying. */
export type MethodTakings = Takings['ways'][number]

export function useTakings() {
  return useQuery({
    queryKey: ['list', 'Ledger Entry', 'takings'],
    queryFn: () => call('mela.ledger.get_takings', {}),
  })
}
