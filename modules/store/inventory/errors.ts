import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

const plain = errorCatalogue('inventory', {
  unknown_branch: {
    type: 'LinkValidationError',
    message: () => 'There is no such branch',
    field: 'branch',
  },
  unknown_variant: {
    type: 'ValidationError',
    message: (sku: string) => sentence`No variant has the SKU ${sku}`,
    field: 'sku',
  },
  no_variant: { type: 'ValidationError', message: () => 'Name the variant, or its SKU', field: 'sku' },
  several_variants: {
    type: 'ValidationError',
    message: (sku: string) => sentence`Several variants have the SKU ${sku}: name the variant`,
    field: 'variant',
  },
  not_sold_there: {
    type: 'ValidationError',
    message: (sku: string) => sentence`The business of this branch does not sell ${sku}`,
    field: 'branch',
  },
  nothing_moves: { type: 'ValidationError', message: () => 'Say how many', field: 'quantity' },
  not_by_people: {
    type: 'ValidationError',
    message: () => 'This is written by what becomes of orders, and by nobody else',
    field: 'kind',
  },
  promised: {
    type: 'ValidationError',
    message: (left: number) => sentence`${left} of it are promised to orders: release or ship these first`,
    field: 'quantity',
  },
  other_content: {
    type: 'DuplicateEntryError',
    message: () => 'This was sent before with other content. Please start again.',
  },
  not_held: {
    type: 'ValidationError',
    message: () => 'This stock is not held any more: it was shipped, given back or kept too long',
  },
  nothing_sold: { type: 'DoesNotExistError', message: () => 'This is not sold any more', field: 'variant' },
  in_stock: {
    type: 'ValidationError',
    message: (title: string) => sentence`${title} can be bought now`,
    field: 'variant',
  },
  no_address: {
    type: 'ValidationError',
    message: () => 'Say where to write to you',
    field: 'email',
  },
})

const soldOut = (message: DialectError['said'][0], field: string) =>
  new DialectError({ code: 'inventory.sold_out', type: 'ValidationError', messages: [message], field })

export const inventoryErrors = {
  ...plain,
  /** `left` is what is to be had still; `field` names the line that wanted more. */
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
      ? soldOut(sentence`${title} is sold out`, field)
      : soldOut(sentence`Of ${title} only ${left} are left`, field),
  too_many: (seconds: number) =>
    new DialectError({
      code: 'inventory.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
}
