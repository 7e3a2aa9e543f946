import { defineModule } from '#framework/modules'
import { Address } from './address/address.doctype.ts'
import { addressHooks, postalCodeHooks } from './address/places.hooks.ts'
import { CollectionPoint } from './collection-point/collection-point.doctype.ts'
import { PostalCode } from './postal-code/postal-code.doctype.ts'
import { setDefaultAddress } from './address/set-default-address.ts'
import { removeAddress } from './address/remove-address.ts'
import { saveAddress } from './address/save-address.ts'
import { getAddresses } from './address/get-addresses.ts'
import { geocode } from './geocoding/geocode.ts'
import { suggest } from './geocoding/suggest.ts'
import { messages } from './messages.ts'

export { readPlacedAddress } from './address/save-address.ts'

export { placeOf } from './postal-code/postal-code.queries.ts'
export type { AddressCopy } from './address/address-copy.ts'
export { HOME_COUNTRY, isPostalCode, type PlaceInfo } from './geocoding/place-info.ts'
export { stateCodeOf, stateNamed, stateNames } from './address/states.ts'
export { CollectionPoint, addressOfPoint } from './collection-point/collection-point.doctype.ts'
export {
  collectionSource,
  collectionSourcesOn,
  sourceOfCollection,
  type Collection,
  type CollectionSource,
} from './collection-point/collection-source.ts'

export const places = defineModule({
  name: 'places',
  deskSection: 'store',
  docTypes: [Address, PostalCode, CollectionPoint],
  systemTypes: [PostalCode],
  methods: { suggest, geocode, getAddresses, saveAddress, removeAddress, setDefaultAddress },
  hooks: [addressHooks, postalCodeHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
