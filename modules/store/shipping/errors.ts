import { DialectError, errorCatalogue } from '#framework/errors'

const plain = errorCatalogue('shipping', {
  range_upside_down: {
    type: 'ValidationError',
    message: () => 'A range of postal codes ends at or after its begin: six digits each',
    field: 'ranges',
  },
  slot_ends_first: { type: 'ValidationError', message: () => 'A slot ends after it starts', field: 'ends' },
  days_upside_down: {
    type: 'ValidationError',
    message: () => 'It cannot take fewer days at most than at least',
    field: 'days_max',
  },
  weights_upside_down: {
    type: 'ValidationError',
    message: () => 'The highest weight is below the lowest',
    field: 'max_weight',
  },
  totals_upside_down: {
    type: 'ValidationError',
    message: () => 'The highest amount is not above the lowest',
    field: 'max_total',
  },
  unknown_shipment: { type: 'DoesNotExistError', message: () => 'There is no such shipment' },
  unknown_parcel: {
    type: 'ValidationError',
    message: () => 'This business has no such parcel',
    field: 'parcel',
  },
  nothing_sold: { type: 'DoesNotExistError', message: () => 'This is not sold any more' },
  too_many_businesses: {
    type: 'ValidationError',
    message: () => 'Ask about at most 60 businesses at once',
    field: 'businesses',
  },
})

export const shippingErrors = {
  ...plain,
  /** `field` is where the buyer chose it. */
  slot_full: (field: string) =>
    new DialectError({
      code: 'shipping.slot_full',
      type: 'ValidationError',
      messages: ['This delivery time is taken. Please choose another.'],
      field,
    }),
}
