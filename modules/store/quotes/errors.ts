import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('quotes', messages.en)

const plain = errorCatalogue('quotes', messages.en, {
  not_found: { type: 'DoesNotExistError' },
  sent_already: { type: 'ValidationError' },
  not_a_draft: { type: 'ValidationError' },
  past: { type: 'ValidationError', field: 'valid_until' },
  used_meanwhile: { type: 'ValidationError', field: 'coupon_code' },
  nothing_is_sold: { type: 'ValidationError' },
  not_open: { type: 'ValidationError' },
})

const at = (key: Parameters<typeof error>[0], field: string, values: Record<string, string> = {}) =>
  error(key, { type: 'ValidationError', field, values })

export const quoteErrors = {
  ...plain,
  unknown_sku: (field: string) => at('unknown_sku', field),
  needs_sku: (field: string, skus: string) => at('needs_sku', field, { skus }),
  not_for_sale: (field: string) => at('not_for_sale', field),
  above_price: (field: string) => at('above_price', field),
  twice: (field: string) => at('twice', field),
}
