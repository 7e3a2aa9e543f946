import { methodRequest } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'

export type LatestDocument = Methods['mela.desk.get_latest']['output'][number]

export type Waiting = Methods['mela.desk.get_waiting']['output']['waiting'][number]

export function useWaiting() {
  return useCall(methodRequest('mela.desk.get_waiting'), { scope: ['waiting'] })
}

export function useLatest() {
  return useCall(methodRequest('mela.desk.get_latest'), { scope: ['latest'] })
}
