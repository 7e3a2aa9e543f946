import { errorCatalogue } from '#framework/errors'

export const catalogErrors = errorCatalogue('catalog', {
  category_below_itself: { type: 'ValidationError', message: () => 'A category cannot hang below itself' },
  category_too_deep: {
    type: 'ValidationError',
    message: (deepest: number) => `Categories may stand at most ${deepest} deep`,
  },
  earlier_price_not_higher: {
    type: 'ValidationError',
    message: () => 'The earlier price must be higher than the price',
  },
})
