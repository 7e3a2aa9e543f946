import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

const plain = errorCatalogue('cart', {
  no_number: { type: 'ValidationError', message: () => 'Say how many, as a number', field: 'quantity' },
  no_whole_number: {
    type: 'ValidationError',
    message: () => 'Only whole pieces can be bought',
    field: 'quantity',
  },
  too_few_pieces: { type: 'ValidationError', message: () => 'Take at least one', field: 'quantity' },
  too_many_pieces: {
    type: 'ValidationError',
    message: (most: number) => sentence`At most ${most} of one thing can be bought at once`,
    field: 'quantity',
  },
  too_many_lines: {
    type: 'ValidationError',
    message: (most: number) => sentence`A cart holds at most ${most} different things`,
  },
  not_sold: {
    type: 'ValidationError',
    message: () => 'This is not sold any more',
    field: 'variant',
  },
  sold_out: {
    type: 'ValidationError',
    message: (title: string) => sentence`${title} is sold out`,
    field: 'quantity',
  },
  few_left: {
    type: 'ValidationError',
    message: (title: string, left: number) => sentence`Of ${title} only ${left} are left`,
    field: 'quantity',
  },
  few_at_once: {
    type: 'ValidationError',
    message: (title: string, most: number, elsewhere: number) =>
      sentence`At most ${most} of ${title} can come from one place; ${elsewhere} more lie elsewhere`,
    field: 'quantity',
  },
  no_line: {
    type: 'DoesNotExistError',
    message: () => 'This is not in your cart any more',
    field: 'variant',
  },
  no_cart: { type: 'DoesNotExistError', message: () => 'Your cart is empty' },
  changed_elsewhere: {
    type: 'TimestampMismatchError',
    message: () => 'Your cart was changed in another window. Please look at it again.',
    field: 'version',
  },
  no_such_place: {
    type: 'ValidationError',
    message: () => 'There is no such PIN code',
    field: 'postal_code',
  },
  no_such_choice: {
    type: 'ValidationError',
    message: () => 'This cannot be chosen any more. Please choose again.',
    field: 'deliveries',
  },
  not_a_gstin: {
    type: 'ValidationError',
    message: (gstin: string) => sentence`${gstin} is not a valid GSTIN`,
    field: 'gstin',
  },
})

export const cartErrors = {
  ...plain,
  /** In the words of whoever knows why the code makes nothing cheaper. */
  coupon_refused: (reason: string) =>
    new DialectError({
      code: 'cart.coupon_refused',
      type: 'ValidationError',
      messages: [reason],
      field: 'coupon_code',
    }),
  too_many: (seconds: number) =>
    new DialectError({
      code: 'cart.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
}
