import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('cards', messages.en)

const shared = errorCatalogue('cards', messages.en, {
  not_enrolled: {
    type: 'ValidationError',
    field: 'student',
  },
  no_card: { type: 'DoesNotExistError' },
  card_over: { type: 'ValidationError' },
})

export const cardErrors = {
  ...shared,
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
