import { errorCatalogue, errorFactory } from '#framework/errors'
import type { Message } from '#meta'
import { messages, message } from './messages.ts'

const error = errorFactory('inventory', messages.en)

const plain = errorCatalogue('inventory', messages.en, {
  unknown_branch: {
    type: 'LinkValidationError',
    field: 'branch',
  },
  unknown_variant: {
    type: 'ValidationError',
    values: (sku: string) => ({ sku }),
    field: 'sku',
  },
  no_variant: { type: 'ValidationError', field: 'sku' },
  several_variants: {
    type: 'ValidationError',
    values: (sku: string) => ({ sku }),
    field: 'variant',
  },
  not_sold_there: {
    type: 'ValidationError',
    values: (sku: string) => ({ sku }),
    field: 'branch',
  },
  zero_quantity: { type: 'ValidationError', field: 'quantity' },
  not_by_people: {
    type: 'ValidationError',
    field: 'kind',
  },
  promised: {
    type: 'ValidationError',
    values: (left: number) => ({ left }),
    field: 'quantity',
  },
  other_content: {
    type: 'DuplicateEntryError',
  },
  no_limit: { type: 'ValidationError', field: 'back_order_limit' },
  no_release_date: { type: 'ValidationError', field: 'release_on' },
  no_restock_days: { type: 'ValidationError', field: 'restock_days' },
  not_held: {
    type: 'ValidationError',
  },
  nothing_sold: { type: 'DoesNotExistError', field: 'variant' },
  in_stock: {
    type: 'ValidationError',
    values: (title: string) => ({ title }),
    field: 'variant',
  },
  no_address: {
    type: 'ValidationError',
    field: 'email',
  },
})

const soldOut = (text: Message, field: string) =>
  error('sold_out', { type: 'ValidationError', messages: [text], field })

export const inventoryErrors = {
  ...plain,
  /** `left` is the remaining quantity; `field` names the line that exceeds it. */
  sold_out: ({
    title,
    left,
    field,
  }: {
    readonly title: string
    readonly left: number
    readonly field: string
  }) =>
    left === 0
      ? soldOut(message('inventory.sold_out', { title }), field)
      : soldOut(message('inventory.insufficient_stock', { title, left }), field),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}
