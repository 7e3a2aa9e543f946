import { DialectError, errorCatalogue } from '#framework/errors'

const shared = errorCatalogue('moderation', {
  reason_missing: {
    type: 'ValidationError',
    message: () => 'Write why before you hide it: the author reads it',
    field: 'hidden_because',
  },
  restore_reason_missing: {
    type: 'ValidationError',
    message: () => 'Write why before you restore it',
    field: 'restored_because',
  },
  unknown_post: { type: 'DoesNotExistError', message: () => 'There is nothing here that could be flagged' },
  own_post: { type: 'ValidationError', message: () => 'This is your own. You can take it back instead.' },
})

export const moderationErrors = {
  ...shared,
  too_many: (seconds: number) =>
    new DialectError({
      code: 'moderation.too_many',
      type: 'RateLimitExceededError',
      messages: ['That is a lot at once. Please go on later.'],
      retryAfter: seconds,
    }),
}
