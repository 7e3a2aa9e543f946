import { errorCatalogue } from '#framework/errors'
import { formatMoney } from '#meta'
import { messages } from './messages.ts'

const rupees = (amount: number): string => formatMoney(amount, 'INR', 'en')

export const affiliateErrors = errorCatalogue('affiliates', messages.en, {
  off: { type: 'ValidationError' },
  unknown_code: { type: 'ValidationError', field: 'code' },
  applied_already: { type: 'DuplicateEntryError' },
  no_group_name: { type: 'ValidationError', field: 'group_name' },
  no_terms: { type: 'ValidationError', field: 'accepts_terms' },
  no_reason: { type: 'ValidationError', field: 'reason' },
  bad_code: { type: 'ValidationError', field: 'code' },
  rate_twice: { type: 'ValidationError', field: 'rates' },
  not_approved: { type: 'ValidationError' },
  payout_open: { type: 'ValidationError', values: (payout: string) => ({ payout }) },
  nothing_to_pay: { type: 'ValidationError' },
  below_minimum: {
    type: 'ValidationError',
    values: ({ amount, minimum }: { readonly amount: number; readonly minimum: number }) => ({
      amount: rupees(amount),
      minimum: rupees(minimum),
    }),
  },
  no_reference: { type: 'ValidationError', field: 'reference' },
  not_prepared: { type: 'ValidationError' },
  payout_changed: { type: 'ValidationError', values: (commission: string) => ({ commission }) },
})
