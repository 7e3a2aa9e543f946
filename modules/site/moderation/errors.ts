import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('moderation', messages.en)

const shared = errorCatalogue('moderation', messages.en, {
  reason_missing: {
    type: 'ValidationError',
    field: 'hidden_because',
  },
  restore_reason_missing: {
    type: 'ValidationError',
    field: 'restored_because',
  },
  unknown_post: { type: 'DoesNotExistError' },
  own_post: { type: 'ValidationError' },
})

export const moderationErrors = {
  ...shared,
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
