import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const taxErrors = errorCatalogue('taxes', messages.en, {
  rate_ends_first: {
    type: 'ValidationError',
    field: 'valid_until',
  },
  rate_closed: {
    type: 'ValidationError',
    values: (until: string) => ({ until }),
    field: 'valid_from',
  },
  no_rate: {
    type: 'ValidationError',
    values: (taxClass: string, day: string) => ({ tax_class: taxClass, day }),
  },
  no_default: {
    type: 'ValidationError',
  },
  last_default: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
    field: 'is_default',
  },
})
