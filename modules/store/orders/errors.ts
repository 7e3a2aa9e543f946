import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import type { Message } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('orders', messages.en)

const plain = errorCatalogue('orders', messages.en, {
  empty_cart: { type: 'ValidationError' },
  ordered_already: {
    type: 'ValidationError',
    values: (order: string) => ({ order }),
  },
  changed: {
    type: 'ValidationError',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
  },
  nobody_takes_payments: {
    type: 'ValidationError',
    field: 'payment_choice',
  },
  by_staff_alone: {
    type: 'PermissionError',
  },
  search_over: {
    type: 'LinkExpired',
  },
  wrong_token: { type: 'PermissionError' },
})

export const orderErrors = {
  ...plain,
  /** What a cart's delivery or payment stands in the way with, by the message of who refuses it. */
  in_the_way: (reason: Message, field: string) =>
    error('in_the_way', { type: 'ValidationError', messages: [reason], field }),
  missing: (what: Message, field: string) =>
    error('missing', { type: 'ValidationError', messages: [what], field }),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
