import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const catalogErrors = errorCatalogue('catalog', {
  earlier_price_not_higher: {
    type: 'ValidationError',
    message: () => 'The earlier price must be higher than the price',
    field: 'compare_at_price',
  },
  price_of_variants: {
    type: 'ValidationError',
    message: () => 'Change the price of each variant in its row: this is the lowest of them',
    field: 'price',
  },
  sku_twice: {
    type: 'ValidationError',
    message: (sku: string) => sentence`Two variants have the SKU ${sku}`,
    field: 'variants',
  },
  options_twice: {
    type: 'ValidationError',
    message: (options: string) => sentence`Two variants are ${options}`,
    field: 'variants',
  },
  option_unnamed: {
    type: 'ValidationError',
    message: (part: string) => sentence`Say what “${part}” is, with a colon between, like Size: M`,
    field: 'variants',
  },
  variant_in_title: {
    type: 'ValidationError',
    message: (value: string) =>
      sentence`Remove “${value}” from the title: it names one of the variants, and each variant adds its own`,
    field: 'title',
  },
  variant_is_known: {
    type: 'ValidationError',
    message: (sku: string) =>
      sentence`Archive the variant ${sku} instead of taking it away: orders may name it`,
    field: 'variants',
  },
  nothing_to_sell: {
    type: 'ValidationError',
    message: () => 'One variant must stay that is not archived',
    field: 'variants',
  },
  not_its_variant: {
    type: 'ValidationError',
    message: () => 'The product has no such variant',
    field: 'sku',
  },
  which_variant: {
    type: 'ValidationError',
    message: () => 'There are several variants to choose from: say which by its SKU',
    field: 'sku',
  },
  unknown_product: {
    type: 'LinkValidationError',
    message: () => 'There is no such product',
    field: 'product',
  },
  own_offer: {
    type: 'ValidationError',
    message: () => 'The product’s own business sells it by the variant’s price, without an offer',
    field: 'business',
  },
  unknown_category: {
    type: 'LinkValidationError',
    message: () => 'There is no such category',
    field: 'category',
  },
  unknown_brand: { type: 'LinkValidationError', message: () => 'There is no such brand', field: 'brand' },
  no_answer: {
    type: 'MandatoryError',
    message: () => 'Say why it is refused: the seller reads it',
    field: 'answer',
  },
  change_over: {
    type: 'ValidationError',
    message: () => 'This change is decided: its answer stays as it is',
    field: 'answer',
  },
  change_waits: {
    type: 'LinkExistsError',
    message: () =>
      'A change of this product waits for review. Accept, refuse or withdraw it, then delete the product.',
  },
  nothing_waits: { type: 'ValidationError', message: () => 'No change of this product waits for review' },
  no_such_product: {
    type: 'DoesNotExistError',
    message: () => 'This product is not sold any more, or never was',
  },
})

const atField = (code: string, message: string) => (field: string) =>
  new DialectError({ code: `catalog.${code}`, type: 'ValidationError', messages: [message], field })

/** Of a product that is on sale, or was: what the office alone decides. */
export const officeDecides = atField(
  'office_decides',
  'Only the office changes this of a product that has gone live',
)
