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
  other_default: {
    type: 'ValidationError',
    message: (other: string) => sentence`${other} is the default already`,
    field: 'is_default',
  },
})
