import type { Address } from './place-calls.ts'
import { chosenPlace, choosePlace, type DeviceAddress } from '../../data/chosen-place.ts'

/** Returns the default address, otherwise the first; null for none. */
export const defaultOf = (addresses: readonly Address[]): Address | null =>
  addresses.find(({ is_default }) => is_default === 1) ?? addresses[0] ?? null

export const defaultAt = (addresses: readonly Address[], zipcode: string): Address | null =>
  defaultOf(addresses.filter((address) => address.zipcode === zipcode))

type Region = Pick<DeviceAddress, 'zipcode' | 'country' | 'city' | 'state' | 'latitude' | 'longitude'>

/** Returns the device's copy of a place: city and postal code, never a street, because a device may be shared. */
export function deviceAddressOf({
  zipcode,
  country,
  city,
  state,
  latitude,
  longitude,
}: Region): DeviceAddress {
  const address = [city, `${state} ${zipcode}`].filter((part) => part !== '').join(', ')
  return { zipcode, country, city, state, address, latitude, longitude, show: 1 }
}

/** Sets the delivery place of header, products and cart. The chosen store and city stay. */
export function deliverTo(region: Region): void {
  choosePlace({ ...chosenPlace(false), address: deviceAddressOf(region) }, false)
}
