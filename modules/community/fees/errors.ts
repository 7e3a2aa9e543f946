import { DialectError, errorCatalogue } from '#framework/errors'
import { formatMoney, sentence } from '#meta'

const shared = errorCatalogue('fees', {
  nothing_left: { type: 'ValidationError', message: () => 'Nothing of this fee is left to be paid' },
  no_reason: {
    type: 'ValidationError',
    message: () => 'Say why the office asks for less',
    field: 'waive_reason',
  },
  more_than_left: {
    type: 'ValidationError',
    message: (left: number) => sentence`No more than ${formatMoney(left, 'INR', 'en')} is left of this fee`,
    field: 'waive_amount',
  },
  not_yours: {
    type: 'PermissionError',
    message: () => 'This fee can be seen by the family that pays it, and with its own link',
  },
  no_schedule: {
    type: 'ValidationError',
    message: (year: string) => sentence`No fee schedule of ${year} is open`,
    field: 'academic_year',
  },
})

export const feeErrors = {
  ...shared,
  empty_measure: (field: string) =>
    new DialectError({
      code: 'fees.empty_measure',
      type: 'ValidationError',
      messages: ['Say how much, or choose none'],
      field,
    }),
}
