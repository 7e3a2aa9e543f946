import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const receiptErrors = errorCatalogue('receipts', messages.en, {
  clock: {
    type: 'ValidationError',
    values: (last: string, today: string) => ({ last, today }),
  },
  not_found: { type: 'DoesNotExistError' },
  lines: { type: 'ValidationError' },
  no_later_receipt: { type: 'ValidationError' },
  cancelled_already: {
    type: 'ValidationError',
    values: (number: string) => ({ number }),
  },
  year_is_fixed: {
    type: 'ValidationError',
  },
  no_source: {
    type: 'ValidationError',
    values: (number: string) => ({ number }),
  },
  no_email: {
    type: 'ValidationError',
  },
})
