import { errorCatalogue, errorFactory } from '#framework/errors'
import type { Message } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('cart', messages.en)

const plain = errorCatalogue('cart', messages.en, {
  no_number: { type: 'ValidationError', field: 'quantity' },
  not_an_integer: {
    type: 'ValidationError',
    field: 'quantity',
  },
  quantity_too_low: { type: 'ValidationError', field: 'quantity' },
  quantity_too_high: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
    field: 'quantity',
  },
  too_many_lines: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  not_sold: {
    type: 'ValidationError',
    field: 'variant',
  },
  sold_out: {
    type: 'ValidationError',
    values: (title: string) => ({ title }),
    field: 'quantity',
  },
  insufficient_stock: {
    type: 'ValidationError',
    values: (title: string, left: number) => ({ title, left }),
    field: 'quantity',
  },
  over_order_limit: {
    type: 'ValidationError',
    values: (title: string, most: number, elsewhere: number) => ({ most, title, elsewhere }),
    field: 'quantity',
  },
  no_line: {
    type: 'DoesNotExistError',
    field: 'variant',
  },
  no_cart: { type: 'DoesNotExistError' },
  changed_elsewhere: {
    type: 'TimestampMismatchError',
    field: 'version',
  },
  invalid_postal_code: {
    type: 'ValidationError',
    field: 'postal_code',
  },
  no_such_choice: {
    type: 'ValidationError',
    field: 'deliveries',
  },
  not_a_gstin: {
    type: 'ValidationError',
    values: (gstin: string) => ({ gstin }),
    field: 'gstin',
  },
})

export const cartErrors = {
  ...plain,
  coupon_refused: (reason: Message) =>
    error('coupon_refused', { type: 'ValidationError', messages: [reason], field: 'coupon_code' }),
  too_many_codes: (seconds: number) =>
    error('too_many_codes', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
      field: 'coupon_code',
    }),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
