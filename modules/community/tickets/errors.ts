import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const ticketErrors = errorCatalogue('tickets', messages.en, {
  not_found: {
    type: 'DoesNotExistError',
  },
  not_confirmed: {
    type: 'ValidationError',
  },
  no_event: { type: 'DoesNotExistError' },
  too_many_marks: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  not_a_mark: {
    type: 'ValidationError',
    values: (place: number) => ({ place }),
  },
})
