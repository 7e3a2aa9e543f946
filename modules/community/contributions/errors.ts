import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { formatMoney } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('contributions', messages.en)

const formatRupees = (amount: number): string => formatMoney(amount, 'INR', 'en')

const shared = errorCatalogue('contributions', messages.en, {
  bounds_upside_down: {
    type: 'ValidationError',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
  },
})

export const contributionErrors = {
  ...shared,
  too_little: (least: number) =>
    error('too_little', {
      type: 'ValidationError',
      values: { least: formatRupees(least) },
      field: 'amount',
    }),
  too_much: (most: number) =>
    error('too_much', {
      type: 'ValidationError',
      values: { most: formatRupees(most) },
      field: 'amount',
    }),
  closed_purpose: () =>
    error('closed_purpose', {
      type: 'ValidationError',
      field: 'purpose',
    }),
  no_contact: () =>
    error('no_contact', {
      type: 'ValidationError',
      field: 'email',
    }),
}
