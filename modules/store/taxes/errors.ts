import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const taxErrors = errorCatalogue('taxes', {
  rate_ends_first: {
    type: 'ValidationError',
    message: () => 'A rate cannot end before it begins',
    field: 'valid_until',
  },
  rate_closed: {
    type: 'ValidationError',
    message: (until: string) =>
      sentence`The books are closed up to ${until}: rates of that time stay as they are`,
    field: 'valid_from',
  },
  no_rate: {
    type: 'ValidationError',
    message: (taxClass: string, day: string) => sentence`${taxClass} has no tax rate on ${day}`,
  },
  no_default: {
    type: 'ValidationError',
    message: () => 'No tax class is the default: it is not known how a product without one is taxed',
  },
  last_default: {
    type: 'ValidationError',
    message: (name: string) =>
      sentence`What names no tax class is taxed as ${name}: make another one the default in its place`,
    field: 'is_default',
  },
})
