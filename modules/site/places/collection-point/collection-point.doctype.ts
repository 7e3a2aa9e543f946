import {
  autocomplete,
  always,
  check,
  docType,
  everything,
  phone,
  reading,
  series,
  text,
  type Doc,
} from '#framework/doctypes'
import { ADDRESS_LENGTHS, type AddressCopy } from '../address/address-copy.ts'
import { stateNames } from '../address/states.ts'
import { HOME_COUNTRY } from '../geocoding/place-info.ts'

/** A place of the organisation to which sellers ship orders, and where buyers collect them. */
export const CollectionPoint = docType('Collection Point', {
  naming: series('COL-.#####'),
  fields: {
    point_name: text({ label: 'Name', required: true, maxLength: 60, inList: true }),
    phone: phone({ required: true, description: 'For the carrier; sellers and buyers see it' }),
    address_line1: text({
      label: 'Address line 1',
      required: true,
      maxLength: ADDRESS_LENGTHS.address_line1,
    }),
    address_line2: text({ label: 'Address line 2', maxLength: ADDRESS_LENGTHS.address_line2 }),
    landmark: text({ maxLength: ADDRESS_LENGTHS.landmark }),
    zipcode: text({ label: 'PIN code', required: true, maxLength: ADDRESS_LENGTHS.zipcode, inList: true }),
    city: text({ required: true, maxLength: ADDRESS_LENGTHS.city, inList: true }),
    state: autocomplete(stateNames, {
      ...{ required: true, maxLength: ADDRESS_LENGTHS.state },
      label: 'State or union territory',
    }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Event Staff': reading(always),
    'Store Manager': reading(always),
    All: reading(always),
  },
  titleField: 'point_name',
  searchFields: ['city', 'zipcode'],
  sort: 'point_name asc',
})

/** Returns the address of a collection point, for a package whose label names `recipient`. */
export function addressOfPoint(
  point: Pick<
    Doc<typeof CollectionPoint>,
    'phone' | 'address_line1' | 'address_line2' | 'landmark' | 'zipcode' | 'city' | 'state'
  >,
  recipient: string,
): AddressCopy {
  const { phone: number, address_line1, address_line2, landmark, zipcode, city, state } = point
  return {
    contact_name: recipient.slice(0, ADDRESS_LENGTHS.contact_name),
    phone: number,
    ...{ address_line1, address_line2, landmark, city, state, zipcode, country: HOME_COUNTRY },
  }
}
