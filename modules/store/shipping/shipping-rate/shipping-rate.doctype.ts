import {
  always,
  check,
  docType,
  everything,
  int,
  link,
  money,
  reading,
  select,
  series,
} from '#framework/doctypes'
import { services } from './services.ts'

const days = { required: true, min: 0, max: 90, inList: true } as const
const grams = { min: 0, max: 1_000_000 } as const

/** What a service costs in a zone, for parcels of some weight and orders of some amount. */
export const ShippingRate = docType('Shipping Rate', {
  naming: series('SHR-.#####'),
  fields: {
    zone: link('Shipping Zone', { required: true, inList: true, indexed: true }),
    business: link('Business', { inList: true, description: 'Empty: for all that have none of their own' }),
    service: select(services, { required: true, default: 'standard', inList: true }),
    is_active: check({ default: 1, inList: true }),
    amount: money({ required: true, min: 0, inList: true, description: 'Tax inclusive' }),
    days_min: int({ ...days, default: 2, label: 'Days on the way, at least' }),
    days_max: int({ ...days, default: 5, label: 'Days on the way, at most' }),
    min_weight: int({ ...grams, required: true, default: 0, label: 'From grams' }),
    max_weight: int({
      keepsEmpty: true,
      ...grams,
      label: 'Up to grams',
      description: 'Empty: whatever it weighs',
    }),
    min_total: money({ required: true, min: 0, default: 0, label: 'From an amount' }),
    max_total: money({
      keepsEmpty: true,
      min: 0,
      label: 'Below an amount',
      description: 'Empty: whatever it costs',
    }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything, Seller: reading(always) },
  titleField: 'zone',
  searchFields: ['zone', 'business'],
  sort: 'zone asc, service desc, min_weight asc',
})
