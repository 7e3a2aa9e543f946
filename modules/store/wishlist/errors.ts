import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

const plain = errorCatalogue('wishlist', {
  not_sold: { type: 'ValidationError', message: () => 'This is not sold any more', field: 'variant' },
  no_list: { type: 'DoesNotExistError', message: () => 'There is no such list any more', field: 'list' },
  not_on_list: {
    type: 'DoesNotExistError',
    message: () => 'This is not on the list any more',
    field: 'variant',
  },
  too_many_lists: {
    type: 'ValidationError',
    message: (most: number) => sentence`You can keep ${most} lists. Remove one first.`,
  },
  too_many_items: {
    type: 'ValidationError',
    message: (most: number) => sentence`A list holds at most ${most} things. Begin another one.`,
  },
  same_name: {
    type: 'ValidationError',
    message: () => 'You have a list of this name already',
    field: 'list_name',
  },
  wrong_link: {
    type: 'PermissionError',
    message: () => 'This link does not open a list, or no longer',
  },
})

export const wishlistErrors = {
  ...plain,
  too_many: (seconds: number) =>
    new DialectError({
      code: 'wishlist.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
}
