import { chosenPlace, choosePlace, type DeviceAddress } from '../../data/chosen-place.ts'

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
