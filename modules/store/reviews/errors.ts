import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { messages } from './messages.ts'

const error = errorFactory('reviews', messages.en)

export const reviewErrors = {
  ...errorCatalogue('reviews', messages.en, {
    not_available: { type: 'DoesNotExistError' },
    not_bought: {
      type: 'PermissionError',
    },
    may_not_answer: {
      type: 'PermissionError',
    },
    own_post: { type: 'ValidationError' },
    no_reason: {
      type: 'ValidationError',
      field: 'rejected_because',
    },
    too_many_photos: {
      type: 'ValidationError',
      field: 'photos',
    },
    foreign_photo: {
      type: 'ValidationError',
      field: 'photos',
    },
    short_key: shortKey,
  }),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
