import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

export type ServedCity = Methods['mela.businesses.get_cities']['output'][number]
export type SellerList = Methods['mela.businesses.get_businesses']['output']
export type Seller = SellerList['businesses'][number]

export const placePath = '/place'

export const citiesCall: PageCall<ServedCity[]> = {
  ...methodRead('mela.businesses.get_cities'),
  key: 'cities',
}

export const sellersCall = (city: string): PageCall<SellerList> => ({
  ...methodRead('mela.businesses.get_businesses', { city }),
  key: `stalls:${city}`,
  isTranslated: true,
})
