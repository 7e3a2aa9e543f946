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
import { services } from './shipping-terms.ts'

const days = { required: true, min: 0, max: 90, inList: true } as const
const grams = { min: 0, max: 1_000_000 } as const

export const ShippingRate = docType('Shipping Rate', {
  naming: series('SHR-.#####'),
  fields: {
    zone: link('Shipping Zone', { required: true, inList: true, indexed: true }),
    business: link('Business', {
      inList: true,
      description: 'Leave empty to apply to all sellers without their own rates',
    }),
    service: select(services, { required: true, default: 'standard', inList: true }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
    amount: money({ required: true, min: 0, inList: true, description: 'Inclusive of tax' }),
    days_min: int({ ...days, default: 2, label: 'Minimum delivery days' }),
    days_max: int({ ...days, default: 5, label: 'Maximum delivery days' }),
    min_weight: int({ ...grams, required: true, default: 0, label: 'Weight from (grams)' }),
    max_weight: int({
      isNullable: true,
      ...grams,
      label: 'Weight up to (grams)',
      description: 'Leave empty for no upper limit',
    }),
    min_total: money({ required: true, min: 0, default: 0, label: 'Order total from' }),
    max_total: money({
      isNullable: true,
      min: 0,
      label: 'Order total below',
      description: 'Leave empty for no upper limit',
    }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything, Seller: reading(always) },
  titleField: 'zone',
  searchFields: ['zone', 'business'],
  sort: 'zone asc, service desc, min_weight asc',
})
