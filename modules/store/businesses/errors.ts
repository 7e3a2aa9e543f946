import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const businessErrors = errorCatalogue('businesses', {
  not_a_gstin: { type: 'ValidationError', message: (text: string) => sentence`${text} is not a valid GSTIN` },
  not_an_area: {
    type: 'ValidationError',
    message: (from: string, to: string) => sentence`${from} to ${to} are no PIN codes in order`,
    field: 'service_areas',
  },
  no_postal_code: { type: 'ValidationError', message: () => 'A PIN code has six digits', field: 'zipcode' },
  no_state: {
    type: 'ValidationError',
    message: () => 'Choose a state or union territory of India',
    field: 'state',
  },
})
