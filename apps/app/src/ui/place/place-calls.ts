import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

type Suggested = Methods['mela.places.suggest']['output']
export type Prediction = Suggested['predictions'][number]
export type Geocoded = Methods['mela.places.geocode']['output']
export type AddressList = Methods['mela.places.get_addresses']['output']
export type Address = AddressList['addresses'][number]

export interface PlaceSource {
  suggest(text: string): Promise<Suggested>
  geocode(question: Methods['mela.places.geocode']['input']): Promise<Geocoded>
}

export const placeSource: PlaceSource = {
  suggest: (text) => call('mela.places.suggest', { text }),
  geocode: (question) => call('mela.places.geocode', question),
}

export const addressesCall: PageCall<AddressList> = {
  ...methodRead('mela.places.get_addresses'),
  key: 'addresses',
}

export const saveAddress = (wanted: Methods['mela.places.save_address']['input']) =>
  call('mela.places.save_address', wanted)

export const removeAddress = (name: string) => call('mela.places.remove_address', { name })

export const setDefaultAddress = (name: string) => call('mela.places.set_default_address', { name })
