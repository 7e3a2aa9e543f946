import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

export type ServedCity = Methods['mela.businesses.get_cities']['output'][number]
export type StallList = Methods['mela.businesses.get_businesses']['output']
export type Stall = StallList['businesses'][number]

export const placePath = '/place'

export const citiesCall: PageCall<ServedCity[]> = {
  ...methodRead('mela.businesses.get_cities'),
  method: 'GET',
  key: 'cities',
}

export const stallsCall = (city: string): PageCall<StallList> => ({
  ...methodRead('mela.businesses.get_businesses', { city }),
  method: 'GET',
  key: `stalls:${city}`,
  isTranslated: true,
})
