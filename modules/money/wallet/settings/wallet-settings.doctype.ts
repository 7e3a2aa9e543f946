import {
  always,
  check,
  docType,
  everything,
  int,
  longText,
  money,
  reading,
  section,
  select,
  single,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { walletErrors } from '../errors.ts'

const MAX_DAYS = 3650

/** A closed prepaid instrument of a small issuer holds at most ₹10,000 (RBI Master Directions on PPIs). */
const MAX_TOP_UP = 10_000_00

const days = { required: true, min: 0, max: MAX_DAYS } as const

/** Terms of wallets. Website Settings switch them on. */
export const WalletSettings = docType('Wallet Settings', {
  naming: single,
  fields: {
    scope: select(['all businesses', 'business of the credit'], {
      ...{ label: 'Credit can be spent at', required: true, default: 'all businesses' },
      description: 'Applies to new credit: goodwill of a business and refunds of its items',
    }),
    goodwill_limit: money({
      ...{ required: true, min: 0, default: 1_000_00 },
      description: 'Most goodwill that one customer gets in a day',
    }),

    expiry: section('Expiry'),
    refund_days: int({
      ...{ label: 'Refunds expire after (days)', ...days, default: 0 },
      description: '0: refunds do not expire',
    }),
    goodwill_days: int({
      ...{ label: 'Goodwill expires after (days)', ...days, default: 365 },
      description: '0: goodwill does not expire',
    }),
    notice_days: int({
      ...{ label: 'Expiry notice (days before)', required: true, min: 1, max: 60, default: 7 },
    }),

    top_ups: section('Top-ups'),
    allow_top_up: check({ label: 'Customers can add money' }),
    top_up_minimum: money({
      label: 'Smallest top-up',
      required: true,
      min: 1_00,
      max: MAX_TOP_UP,
      default: 100_00,
    }),
    top_up_maximum: money({
      label: 'Largest top-up',
      required: true,
      min: 1_00,
      max: MAX_TOP_UP,
      default: 5_000_00,
    }),
    top_up_terms: longText({
      ...{ label: 'Terms of top-ups', maxLength: 2000, translatable: true },
      description: 'Legal text shown before payment: a closed prepaid instrument without cash withdrawal',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': reading(always) },
})

export const walletSettingsHooks = hooks(WalletSettings, {
  beforeSave({ document: { allow_top_up, top_up_terms, top_up_minimum, top_up_maximum } }) {
    if (top_up_minimum > top_up_maximum) throw walletErrors.bounds_upside_down()
    if (allow_top_up === 1 && (top_up_terms ?? '').trim() === '') throw walletErrors.no_terms()
    return {}
  },
})
