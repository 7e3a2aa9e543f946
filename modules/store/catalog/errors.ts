import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('catalog', messages.en)

export const catalogErrors = errorCatalogue('catalog', messages.en, {
  earlier_price_not_higher: {
    type: 'ValidationError',
    field: 'compare_at_price',
  },
  price_of_variants: {
    type: 'ValidationError',
    field: 'price',
  },
  sku_twice: {
    type: 'ValidationError',
    values: (sku: string) => ({ sku }),
    field: 'variants',
  },
  options_twice: {
    type: 'ValidationError',
    values: (options: string) => ({ options }),
    field: 'variants',
  },
  option_unnamed: {
    type: 'ValidationError',
    values: (part: string) => ({ part }),
    field: 'variants',
  },
  variant_in_title: {
    type: 'ValidationError',
    values: (value: string) => ({ value }),
    field: 'title',
  },
  variant_is_known: {
    type: 'ValidationError',
    values: (sku: string) => ({ sku }),
    field: 'variants',
  },
  nothing_to_sell: {
    type: 'ValidationError',
    field: 'variants',
  },
  not_its_variant: {
    type: 'ValidationError',
    field: 'sku',
  },
  which_variant: {
    type: 'ValidationError',
    field: 'sku',
  },
  unknown_product: {
    type: 'LinkValidationError',
    field: 'product',
  },
  own_offer: {
    type: 'ValidationError',
    field: 'business',
  },
  unknown_category: {
    type: 'LinkValidationError',
    field: 'category',
  },
  unknown_brand: { type: 'LinkValidationError', field: 'brand' },
  no_rejection_reason: {
    type: 'MandatoryError',
    field: 'answer',
  },
  change_over: {
    type: 'ValidationError',
    field: 'answer',
  },
  change_under_review: {
    type: 'LinkExistsError',
  },
  no_pending_change: { type: 'ValidationError' },
  no_such_product: {
    type: 'DoesNotExistError',
  },
})

export const officeDecidesProduct = (field: string) =>
  error('office_decides', { type: 'ValidationError', field })
