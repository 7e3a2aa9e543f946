import {
  always,
  autocomplete,
  check,
  docType,
  everything,
  float,
  grant,
  link,
  longText,
  reading,
  section,
  series,
  text,
  oneDefault,
  type DatabaseRule,
} from '#framework/doctypes'
import { stateNames } from '#site/places'
import { ofOwnBusiness } from '../business/business.doctype.ts'

/** A business with branches has exactly one default branch. */
const branchRules: readonly DatabaseRule[] = [
  oneDefault({ type: 'Business Branch', field: 'business', holder: 'Business' }),
]

const STAFF_LEVEL = 1

const ofOffice = { officeOnly: true } as const

/** A warehouse or pickup location of a business; stock belongs to branches. */
export const BusinessBranch = docType('Business Branch', {
  naming: series('BRN-.#####'),
  fields: {
    branch_name: text({ required: true, inList: true, maxLength: 80, ...ofOffice }),
    business: link('Business', { required: true, inList: true, indexed: true, setOnlyOnce: true }),
    is_active: check({ label: 'Active', default: 1, inList: true, ...ofOffice }),
    is_default: check({
      label: 'Default',
      ...ofOffice,
      description: 'Packages ship from this branch by default',
    }),
    is_pickup_point: check({
      label: 'Pickup point',
      inList: true,
      description: 'Customers can pick up orders at this branch',
    }),

    place: section('Address'),
    address_line1: text({ ...ofOffice, label: 'Address line 1' }),
    address_line2: text({ ...ofOffice, label: 'Address line 2' }),
    city: text({ inList: true, maxLength: 80, ...ofOffice }),
    state: autocomplete(stateNames, { label: 'State or union territory', ...ofOffice }),
    zipcode: text({ label: 'PIN code', required: true, maxLength: 6, ...ofOffice }),
    latitude: float({ isNullable: true, min: -90, max: 90, ...ofOffice }),
    longitude: float({ isNullable: true, min: -180, max: 180, ...ofOffice }),
    opening_hours: longText({ maxLength: 500 }),

    tax: section('Tax'),
    gstin: text({
      ...{ maxLength: 15, label: 'GSTIN', level: STAFF_LEVEL, ...ofOffice },
      description: 'Required if this branch is in a different state from the business',
    }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Seller: grant({
      ...{ select: ofOwnBusiness, read: ofOwnBusiness, write: ofOwnBusiness, print: ofOwnBusiness },
    }),
  },
  titleField: 'branch_name',
  searchFields: ['branch_name', 'city', 'zipcode'],
  sort: 'business asc, name asc',
  databaseRules: branchRules,
})
