import {
  always,
  check,
  childType,
  date,
  docType,
  everything,
  int,
  money,
  reading,
  section,
  single,
  table,
  text,
  time,
} from '#framework/doctypes'

/** Postal codes at which nobody takes cash. */
export const CodExclusion = childType('COD Exclusion', {
  from_postal_code: text({ required: true, maxLength: 6, inList: true }),
  to_postal_code: text({ required: true, maxLength: 6, inList: true }),
})

/** A day on which nothing leaves the store. */
export const StoreHoliday = childType('Store Holiday', {
  day: date({ required: true, inList: true }),
  what: text({ maxLength: 80, inList: true }),
})

const FIVE_THOUSAND_RUPEES = 500_000

/** What holds for everything that the store sends. */
export const StoreSettings = docType('Store Settings', {
  naming: single,
  fields: {
    handling: section('Handling'),
    handling_days: int({
      ...{ required: true, min: 0, max: 30, default: 1 },
      description: 'Working days from the order until it leaves, for sellers who do not say their own',
    }),
    cut_off: time({
      description: 'What is ordered later counts as ordered the next day; empty: at midnight',
    }),
    works_on_sunday: check({
      label: 'Works on Sundays',
      description: 'Parcels leave and arrive on Sundays too',
    }),
    holidays: table(StoreHoliday, { max: 200 }),

    prices: section('Price'),
    free_delivery_over: money({
      keepsEmpty: true,
      min: 0,
      description: 'Standard delivery is free from this amount at one seller; empty: never',
    }),

    cash: section('Cash on delivery'),
    cod_limit: money({ required: true, min: 0, default: FIVE_THOUSAND_RUPEES, label: 'Up to' }),
    cod_fee: money({
      ...{ required: true, min: 0, default: 0, label: 'Fee for an order' },
      description: 'With its taxes: they are those of the delivery',
    }),
    cod_exclusions: table(CodExclusion, { max: 500, label: 'Not at these postal codes' }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything, 'School Office': reading(always) },
})
