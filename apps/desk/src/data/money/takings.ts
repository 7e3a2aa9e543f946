import { useQuery } from '@tanstack/react-query'
import { methodRequest, send } from '#client'

/** What came in and what went back on a day, by the books. Amounts are decimals. */
export interface DayTakings {
  day: string
  in: number
  in_count: number
  back: number
  back_count: number
}

/** The same of this month, for one way of paying. */
export interface WayTakings extends Omit<DayTakings, 'day'> {
  /** What the money stands on: a gateway, cash, the bank, cheques. */
  purpose: string
  /** Which gateway; empty where there is one only. */
  party: string
}

export interface Takings {
  today: string
  /** The earliest first, today last. */
  days: DayTakings[]
  month: Omit<DayTakings, 'day'>
  ways: WayTakings[]
}

export function useTakings() {
  return useQuery({
    queryKey: ['list', 'Ledger Entry', 'takings'],
    queryFn: () => send<Takings>(methodRequest('mela.ledger.get_takings')),
  })
}
