import { useQuery } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

export type LatestDocument = Methods['mela.desk.get_latest']['output'][number]

/** Documents that wait for this person. */
export type Waiting = Methods['mela.desk.get_waiting']['output']['waiting'][number]

export function useWaiting() {
  return useQuery({ queryKey: ['waiting'], queryFn: () => call('mela.desk.get_waiting', {}) })
}

export function useLatest() {
  return useQuery({ queryKey: ['latest'], queryFn: () => call('mela.desk.get_latest', {}) })
}
