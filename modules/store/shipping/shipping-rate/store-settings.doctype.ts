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

const CodExclusion = childType('COD Exclusion', {
  from_postal_code: text({ label: 'From PIN code', required: true, maxLength: 6, inList: true }),
  to_postal_code: text({ label: 'To PIN code', required: true, maxLength: 6, inList: true }),
})

const StoreHoliday = childType('Store Holiday', {
  day: date({ required: true, inList: true }),
  what: text({ label: 'Occasion', maxLength: 80, inList: true }),
})

const FIVE_THOUSAND_RUPEES = 500_000

export const StoreSettings = docType('Store Settings', {
  naming: single,
  fields: {
    handling: section('Order processing'),
    handling_days: int({
      ...{ required: true, min: 0, max: 30, default: 1 },
      description: 'Working days from order to dispatch, for sellers without their own setting',
    }),
    cut_off: time({
      label: 'Order cut-off',
      description: 'Later orders count as the next day’s; leave empty for midnight',
    }),
    works_on_sunday: check({
      label: 'Open on Sundays',
      description: 'Packages are shipped and delivered on Sundays too',
    }),
    holidays: table(StoreHoliday, { max: 200 }),

    prices: section('Price'),
    free_delivery_over: money({
      label: 'Free delivery from',
      isNullable: true,
      min: 0,
      description:
        'Standard delivery is free for orders of this amount or more from one seller; leave empty to always charge',
    }),

    cash: section('Cash on delivery'),
    cod_limit: money({ required: true, min: 0, default: FIVE_THOUSAND_RUPEES, label: 'COD limit' }),
    cod_fee: money({
      ...{ required: true, min: 0, default: 0, label: 'COD fee per order' },
      description: 'Inclusive of tax, at the tax rate of the delivery charge',
    }),
    cod_exclusions: table(CodExclusion, { max: 500, label: 'PIN codes without cash on delivery' }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything, 'School Office': reading(always) },
})
