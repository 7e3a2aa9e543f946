import {
  raiseViolation,
  autocomplete,
  check,
  docType,
  everything,
  float,
  link,
  opaque,
  phone,
  reading,
  text,
  whereUser,
  oneDefault,
  type DatabaseRule,
} from '#framework/doctypes'
import { ADDRESS_LENGTHS } from './address-copy.ts'
import { HOME_COUNTRY } from '../geocoding/place-info.ts'
import { stateNames } from './states.ts'

export const MAX_ADDRESSES = 20

/** Database rules: exactly one default address per person, and a limit of addresses. */
const addressRules: readonly DatabaseRule[] = [
  oneDefault({
    ...{ type: 'Address', field: 'user', holder: 'User' },
    refusing: `
  if tg_op = 'UPDATE' and new."user" <> old."user" then
    ${raiseViolation('Address.user', 'An address stays with its person')}
  end if;
  if tg_op = 'INSERT' and (select count(*) from "Address" where "user" = holder_name) >= ${MAX_ADDRESSES} then
    ${raiseViolation('Address.too many', 'There are too many addresses')}
  end if;`,
  }),
]

/**
 * A person's own address, changed only through this module's methods; orders copy it. Database rules ensure one
 * default.
 */
export const Address = docType('Address', {
  naming: opaque('ADR-'),
  fields: {
    user: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, indexed: true },
      ignoreUserPermissions: true,
    }),
    title: text({
      label: 'Address name',
      maxLength: 40,
      inList: true,
      description: 'For example Home or Work',
    }),
    contact_name: text({ required: true, maxLength: ADDRESS_LENGTHS.contact_name, inList: true }),
    phone: phone({ required: true }),
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
    country: text({ required: true, maxLength: ADDRESS_LENGTHS.country, default: HOME_COUNTRY }),
    latitude: float({ isNullable: true, min: -90, max: 90 }),
    longitude: float({ isNullable: true, min: -180, max: 180 }),
    is_default: check({ label: 'Default', inList: true }),
    show: check({
      label: 'Show at checkout',
      default: 1,
      description: 'Offered as a delivery address at checkout',
    }),
  },
  access: {
    'System Manager': everything,
    All: reading(whereUser('user')),
  },
  titleField: 'title',
  searchFields: ['city', 'zipcode'],
  sort: 'is_default desc, creation asc',
  retainDeleted: false,
  databaseRules: addressRules,
})
