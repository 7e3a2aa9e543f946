import {
  always,
  check,
  childType,
  docType,
  everything,
  int,
  longText,
  money,
  reading,
  single,
  table,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { giftCardErrors } from '../errors.ts'

/** A closed gift instrument of a small issuer holds at most ₹10,000 (RBI Master Directions on PPIs). */
export const MAX_CARD_AMOUNT = 10_000_00

const bounds = { required: true, min: 1_00, max: MAX_CARD_AMOUNT } as const

const GiftCardAmount = childType('Gift Card Amount', {
  amount: money({ ...bounds, inList: true }),
})

/** Terms of gift cards. Website Settings switch them on. */
export const GiftCardSettings = docType('Gift Card Settings', {
  naming: single,
  fields: {
    allow_purchase: check({ label: 'Customers can buy gift cards' }),
    minimum: money({ label: 'Smallest amount', ...bounds, default: 100_00 }),
    maximum: money({ label: 'Largest amount', ...bounds, default: MAX_CARD_AMOUNT }),
    amounts: table(GiftCardAmount, { label: 'Suggested amounts', max: 6 }),
    validity_months: int({
      ...{ label: 'Valid for (months)', required: true, min: 12, max: 120, default: 12 },
      description: 'From the day of delivery. At least a year.',
    }),
    notice_days: int({
      ...{ label: 'Expiry notice (days before)', required: true, min: 1, max: 60, default: 30 },
    }),
    goodwill_limit: money({
      ...{ label: 'Largest goodwill card', required: true, min: 0, max: MAX_CARD_AMOUNT, default: 2_000_00 },
      description: 'Most that staff give at the organisation’s cost on one card',
    }),
    terms: longText({
      ...{ maxLength: 2000, translatable: true },
      description: 'Legal text shown before payment: a closed prepaid instrument without cash withdrawal',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': reading(always) },
})

export const giftCardSettingsHooks = hooks(GiftCardSettings, {
  beforeSave({ document: { allow_purchase, minimum, maximum, terms } }) {
    if (minimum > maximum) throw giftCardErrors.bounds_upside_down()
    if (allow_purchase === 1 && (terms ?? '').trim() === '') throw giftCardErrors.no_terms()
    return {}
  },
})
