import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('shipping', messages.en)

const plain = errorCatalogue('shipping', messages.en, {
  range_upside_down: {
    type: 'ValidationError',
    field: 'ranges',
  },
  slot_ends_first: { type: 'ValidationError', field: 'ends' },
  days_upside_down: {
    type: 'ValidationError',
    field: 'days_max',
  },
  weights_upside_down: {
    type: 'ValidationError',
    field: 'max_weight',
  },
  totals_upside_down: {
    type: 'ValidationError',
    field: 'max_total',
  },
  unknown_shipment: { type: 'DoesNotExistError' },
  unknown_fulfilment: {
    type: 'ValidationError',
    field: 'fulfilment',
  },
  nothing_sold: { type: 'DoesNotExistError' },
  too_many_businesses: {
    type: 'ValidationError',
    field: 'businesses',
  },
})

export const shippingErrors = {
  ...plain,
  slot_full: (field: string) =>
    error('slot_full', {
      type: 'ValidationError',
      field,
    }),
}
