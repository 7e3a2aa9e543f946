import type { Address } from './place-calls.ts'
import { chosenPlace, choosePlace, type DeviceAddress } from '../../data/chosen-place.ts'

/** The first address, replaced by any that is marked as the default; null where there is none. */
export const defaultOf = (addresses: readonly Address[]): Address | null =>
  addresses.find(({ is_default }) => is_default === 1) ?? addresses[0] ?? null

/** The default among those with a postal code. */
export const defaultAt = (addresses: readonly Address[], zipcode: string): Address | null =>
  defaultOf(addresses.filter((address) => address.zipcode === zipcode))

type Region = Pick<DeviceAddress, 'zipcode' | 'country' | 'city' | 'state' | 'latitude' | 'longitude'>

/** A place as the device keeps it: its city and postal code, never a street, for a device may be shared. */
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

/** Header, products and cart show delivery to this place from now on. The chosen shop and city stay as they are. */
export function deliverTo(region: Region): void {
  choosePlace({ ...chosenPlace(false), address: deviceAddressOf(region) }, false)
}
