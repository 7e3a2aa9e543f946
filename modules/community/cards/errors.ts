import { DialectError, errorCatalogue } from '#framework/errors'

const shared = errorCatalogue('cards', {
  not_enrolled: {
    type: 'ValidationError',
    message: () => 'A card is made for a child that has a place in the year',
    field: 'student',
  },
  no_card: { type: 'DoesNotExistError', message: () => 'This child has no card that holds' },
  card_over: { type: 'ValidationError', message: () => 'This card is revoked already' },
})

export const cardErrors = {
  ...shared,
  too_many: (seconds: number) =>
    new DialectError({
      code: 'cards.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many codes were looked at from here. Please wait a few minutes and try again.'],
      retryAfter: seconds,
    }),
}
