import { defineModule } from '#framework/modules'
import { Address } from './doctypes/address.doctype.ts'
import { addressHooks, postalCodeHooks } from './doctypes/places.hooks.ts'
import { PostalCode } from './doctypes/postal-code.doctype.ts'
import { setDefaultAddress } from './methods/set-default-address.ts'
import { removeAddress } from './methods/remove-address.ts'
import { saveAddress } from './methods/save-address.ts'
import { getAddresses } from './methods/get-addresses.ts'
import { geocode } from './methods/geocode.ts'
import { suggest } from './methods/suggest.ts'
import { messages } from './messages.ts'

export { readPlacedAddress } from './methods/save-address.ts'
export { Address } from './doctypes/address.doctype.ts'
export { placeOf } from './doctypes/postal-code.queries.ts'
export type { AddressCopy } from './rules/address-copy.ts'
export { HOME_COUNTRY, isPostalCode, type PlaceInfo } from './rules/place-info.ts'
export { stateCodeOf, stateNamed, stateNames } from './rules/states.ts'

export const places = defineModule({
  name: 'places',
  shelf: 'store',
  docTypes: [Address, PostalCode],
  systemTypes: [PostalCode],
  methods: { suggest, geocode, getAddresses, saveAddress, removeAddress, setDefaultAddress },
  hooks: [addressHooks, postalCodeHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
