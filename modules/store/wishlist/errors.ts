import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('wishlist', messages.en)

const plain = errorCatalogue('wishlist', messages.en, {
  not_sold: { type: 'ValidationError', field: 'variant' },
  no_list: { type: 'DoesNotExistError', field: 'list' },
  not_on_list: {
    type: 'DoesNotExistError',
    field: 'variant',
  },
  too_many_lists: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  too_many_items: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  same_name: {
    type: 'ValidationError',
    field: 'list_name',
  },
  wrong_link: {
    type: 'PermissionError',
  },
})

export const wishlistErrors = {
  ...plain,
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
