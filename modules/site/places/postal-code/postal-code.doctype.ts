import { always, autocomplete, byField, docType, everything, float, reading, text } from '#framework/doctypes'
import { ADDRESS_LENGTHS } from '../address/address-copy.ts'
import { POSTAL_CODE_LENGTH } from '../geocoding/place-info.ts'
import { stateNames } from '../address/states.ts'

export const PostalCode = docType('Postal Code', {
  naming: byField('postal_code'),
  fields: {
    postal_code: text({
      label: 'PIN code',
      ...{ required: true, unique: true, setOnlyOnce: true, maxLength: POSTAL_CODE_LENGTH },
      inList: true,
    }),
    area: text({ inList: true, maxLength: ADDRESS_LENGTHS.address_line2, label: 'Main post office' }),
    city: text({ required: true, inList: true, maxLength: ADDRESS_LENGTHS.city }),
    state: autocomplete(stateNames, {
      ...{ required: true, inList: true, maxLength: ADDRESS_LENGTHS.state },
      label: 'State or union territory',
    }),
    latitude: float({ isNullable: true, min: -90, max: 90 }),
    longitude: float({ isNullable: true, min: -180, max: 180 }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
  },
  titleField: 'postal_code',
  searchFields: ['city', 'area'],
  sort: 'name asc',
})
