import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { sentence, type Said } from '#meta'

const plain = errorCatalogue('orders', {
  empty_cart: { type: 'ValidationError', message: () => 'There is nothing in the cart to be ordered' },
  ordered_already: {
    type: 'ValidationError',
    message: (order: string) => sentence`This cart is ordered already: it became order ${order}.`,
  },
  changed: {
    type: 'ValidationError',
    message: () => 'Something in the cart has changed. Please look at it again before you order.',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
    message: () => 'This was sent before with other content. Please start again.',
  },
  nobody_takes_payments: {
    type: 'ValidationError',
    message: () => 'Nobody takes payments online here at present. Please choose another way to pay.',
    field: 'payment_choice',
  },
  by_staff_alone: {
    type: 'PermissionError',
    message: () => 'Only staff order for somebody who pays by a link',
  },
  search_over: {
    type: 'LinkExpired',
    message: () => 'Too much time has passed. Enter the order number and the phone number again.',
  },
  wrong_token: { type: 'PermissionError', message: () => 'This link does not open the order, or no longer' },
})

const atField = (code: string, message: Said, field: string) =>
  new DialectError({ code: `orders.${code}`, type: 'ValidationError', messages: [message], field })

export const orderErrors = {
  ...plain,
  /** What a cart's delivery or payment stands in the way with, in the words of who refuses it. */
  in_the_way: (reason: string, field: string) => atField('in_the_way', reason, field),
  missing: (what: string, field: string) => atField('missing', what, field),
  too_many: (seconds: number) =>
    new DialectError({
      code: 'orders.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
}
