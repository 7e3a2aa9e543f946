import { errorCatalogue } from '#framework/errors'

export const catalogErrors = errorCatalogue('catalog', {
  earlier_price_not_higher: {
    type: 'ValidationError',
    message: () => 'The earlier price must be higher than the price',
  },
})
