import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'

export const reviewErrors = {
  ...errorCatalogue('reviews', {
    gone: { type: 'DoesNotExistError', message: () => 'This is not there, or not any more' },
    not_bought: {
      type: 'PermissionError',
      message: () => 'Reviews are written by those to whom it was delivered',
    },
    nobody_to_answer: {
      type: 'PermissionError',
      message: () => 'Questions are answered by the stall, the office and those to whom it was delivered',
    },
    own_post: { type: 'ValidationError', message: () => 'Others say whether it is helpful' },
    no_reason: {
      type: 'ValidationError',
      message: () => 'Write why it is rejected: the author reads it',
      field: 'rejected_because',
    },
    too_many_photos: {
      type: 'ValidationError',
      message: () => 'A review shows at most five pictures',
      field: 'photos',
    },
    foreign_photo: {
      type: 'ValidationError',
      message: () => 'Upload the picture with your review',
      field: 'photos',
    },
    short_key: shortKey,
  }),
  too_many: (seconds: number) =>
    new DialectError({
      code: 'reviews.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
}
