import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

export type Collections = Methods['mela.orders.get_collections']['output']

export type PackageToHandOver = Collections['packages'][number]

export const collectionsCall = (code: string): PageCall<Collections> => ({
  ...methodRead('mela.orders.get_collections', { code }),
  key: `collections:${code}`,
})

export const handOver = (input: Methods['mela.orders.hand_over']['input']) =>
  call('mela.orders.hand_over', input)
