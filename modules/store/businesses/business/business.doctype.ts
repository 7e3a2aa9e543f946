import {
  check,
  always,
  childType,
  date,
  docType,
  everything,
  float,
  grant,
  int,
  link,
  longText,
  phone,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  type RoleName,
  through,
  whereUser,
  where,
} from '#framework/doctypes'

export const BusinessDomain = childType('Business Domain', {
  domain: text({ required: true, unique: true, maxLength: 253 }),
})

export const BusinessCity = childType('Business City', {
  city: text({ required: true }),
  core_city: text({ label: 'Main city', description: 'City that this area belongs to' }),
})

/** Postal code ranges that a business delivers to; a business without any delivers everywhere in India. */
export const BusinessServiceArea = childType('Business Service Area', {
  from_postal_code: text({ label: 'From PIN code', required: true, maxLength: 6 }),
  to_postal_code: text({ label: 'To PIN code', required: true, maxLength: 6 }),
})

export const BusinessHoliday = childType('Business Holiday', {
  day: date({ required: true }),
  what: text({ label: 'Occasion', maxLength: 80 }),
})

const forStaff = { level: 1 } as const

const ofOffice = { officeOnly: true } as const

const managers: readonly RoleName[] = ['System Manager', 'Store Manager']

/** Limits rows to the businesses that the caller runs; the single definition of business ownership. */
const runByCaller = whereUser('run_by')

export const Business = docType('Business', {
  naming: series('BS-.#####'),
  fields: {
    business_name: text({ required: true, inList: true, translatable: true, ...ofOffice }),
    tagline: text({ maxLength: 200, translatable: true }),
    logo: picture(),
    state: select(['applied', 'verified', 'live', 'suspended'], {
      label: 'Status',
      tones: { applied: 'warn', verified: 'info', live: 'ok', suspended: 'bad' },
      required: true,
      default: 'applied',
      inList: true,
      indexed: true,
    }),
    run_by: link('User', {
      label: 'Seller account',
      ...ofOffice,
      ignoreUserPermissions: true,
      linksUnread: 'managers of the store name accounts; names of accounts are made of chance',
      description: 'User who manages this business; you can also enter an email address or mobile number',
    }),
    run_by_name: text({ readOnly: true, inList: true, label: 'Seller' }),
    domains: table(BusinessDomain, { max: 20, ...ofOffice }),

    contact: section('Contact'),
    phone: phone(),
    email: text({ format: 'Email' }),
    address_line1: text({ ...ofOffice, label: 'Address line 1' }),
    address_line2: text({ ...ofOffice, label: 'Address line 2' }),
    city: text({ inList: true, ...ofOffice }),
    address_state: text({ label: 'State or union territory', ...ofOffice }),
    zipcode: text({ label: 'PIN code', maxLength: 10, ...ofOffice }),
    country: text({ maxLength: 2, default: 'IN', ...ofOffice }),
    opening_hours: longText({ maxLength: 500, translatable: true }),

    trade: section('Business details'),
    cities: table(BusinessCity, { max: 200 }),
    service_areas: table(BusinessServiceArea, { max: 500 }),
    handling_days: int({
      ...{ isNullable: true, min: 0, max: 30 },
      description: 'Working days from order to dispatch; leave empty to use Store Settings',
    }),
    holidays: table(BusinessHoliday, { max: 200 }),
    ships_to_events: check({
      label: 'Ships to events',
      description: 'Buyers may pick up orders at events of the organisation, to which you ship them',
    }),
    returns_policy: longText({ maxLength: 2000, translatable: true }),
    delivery_policy: longText({ maxLength: 2000, translatable: true }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...ofOffice }),
    gstin: text({ maxLength: 15, label: 'GSTIN', ...forStaff, ...ofOffice }),
    rating: float({ isNullable: true, min: 0, max: 5, readOnly: true }),
  },
  states: {
    field: 'state',
    initial: 'applied',
    transitions: [
      { action: 'Verify', from: 'applied', to: 'verified', roles: managers },
      { action: 'Go live', from: 'verified', to: 'live', roles: managers },
      { action: 'Suspend', from: 'live', to: 'suspended', roles: managers },
      { action: 'Reinstate', from: 'suspended', to: 'live', roles: managers },
    ],
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Seller: grant({ select: runByCaller, read: runByCaller, write: runByCaller, print: runByCaller }),
  },
  waiting: [{ label: 'Sellers to verify', field: 'state', values: ['applied'] }],
  titleField: 'business_name',
  searchFields: ['business_name', 'run_by_name', 'city'],
  sort: 'name asc',
})

export const ofOwnBusiness = through('business', 'Business', runByCaller)

/** Limits rows to live businesses: offers of a suspended or unapproved business are hidden. */
export const ofLiveBusiness = through('business', 'Business', where({ state: 'live' }))
