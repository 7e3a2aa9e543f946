import { useQuery } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

/** How many there are of a type, and how many came on each of the last days, today last. */
export type TypeCount = Methods['mela.desk.get_counts']['output'][number]

export type LatestDocument = Methods['mela.desk.get_latest']['output'][number]

export function useCounts() {
  return useQuery({ queryKey: ['counts'], queryFn: () => call('mela.desk.get_counts', {}) })
}

export function useLatest() {
  return useQuery({ queryKey: ['latest'], queryFn: () => call('mela.desk.get_latest', {}) })
}
