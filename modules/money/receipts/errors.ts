import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const receiptErrors = errorCatalogue('receipts', {
  clock: {
    type: 'ValidationError',
    message: (last: string, today: string) =>
      sentence`The last receipt is dated ${last}, and today is ${today}: the clock must be wrong. Put it right, or redate the receipts with wrong dates`,
  },
  not_found: { type: 'DoesNotExistError', message: () => 'There is no such receipt, or you cannot open it' },
  lines: { type: 'ValidationError', message: () => 'The lines of a receipt add up to its amount' },
  nothing_ahead: { type: 'ValidationError', message: () => 'No receipt is dated after today' },
  cancelled_already: {
    type: 'ValidationError',
    message: (number: string) => sentence`The receipt ${number} is cancelled already`,
  },
  year_is_fixed: {
    type: 'ValidationError',
    message: () => 'Receipts were given already: the months of the financial year cannot change any more',
  },
  no_source: {
    type: 'ValidationError',
    message: (number: string) => sentence`The receipt ${number} names no payment`,
  },
  nobody_to_write_to: {
    type: 'ValidationError',
    message: () => 'Whoever paid left no e-mail address',
  },
})
