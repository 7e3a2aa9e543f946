import { errorCatalogue, errorFactory } from '#framework/errors'
import { formatMoney } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('fees', messages.en)

const shared = errorCatalogue('fees', messages.en, {
  nothing_outstanding: { type: 'ValidationError' },
  no_reason: {
    type: 'ValidationError',
    field: 'waive_reason',
  },
  more_than_left: {
    type: 'ValidationError',
    values: (left: number) => ({ left: formatMoney(left, 'INR', 'en') }),
    field: 'waive_amount',
  },
  not_yours: {
    type: 'PermissionError',
  },
  no_schedule: {
    type: 'ValidationError',
    values: (year: string) => ({ year }),
    field: 'academic_year',
  },
})

export const feeErrors = {
  ...shared,
  empty_measure: (field: string) =>
    error('empty_measure', {
      type: 'ValidationError',
      field,
    }),
}
