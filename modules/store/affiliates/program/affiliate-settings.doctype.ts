import {
  childType,
  date,
  docType,
  everything,
  int,
  link,
  longText,
  money,
  percent,
  section,
  single,
  table,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { affiliateErrors } from '../errors.ts'

const MAX_DAYS = 365

const AffiliateRate = childType('Affiliate Rate', {
  category: link('Product Category', {
    ...{ inList: true },
    description: 'Includes its subcategories. Empty: all products',
  }),
  rate: percent({ label: 'Commission', required: true, inList: true }),
  valid_from: date({ required: true, inList: true }),
})

/** Terms of the affiliate program. Website Settings switch it on. */
export const AffiliateSettings = docType('Affiliate Settings', {
  naming: single,
  fields: {
    window_days: int({
      ...{ label: 'Attribution window (days)', required: true, min: 1, max: MAX_DAYS, default: 30 },
      description: 'An order counts for the affiliate whose link or code was used last in these days',
    }),
    minimum_payout: money({ required: true, min: 0, default: 500_00 }),

    commission: section('Commission'),
    rates: table(AffiliateRate, {
      ...{ max: 200 },
      description: 'Percentage of the price without tax and delivery. Earlier orders keep their rate',
    }),

    terms_section: section('Terms'),
    terms: longText({ maxLength: 5000, translatable: true }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
})

export const affiliateSettingsHooks = hooks(AffiliateSettings, {
  beforeSave({ document: { rates } }) {
    const keys = rates.map(({ category, valid_from }) => `${category ?? ''} ${valid_from}`)
    if (new Set(keys).size < keys.length) throw affiliateErrors.rate_twice()
    return {}
  },
})
