import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('businesses', messages.en)

export const businessErrors = errorCatalogue('businesses', messages.en, {
  not_a_gstin: {
    type: 'ValidationError',
    values: (text: string) => ({ text }),
    field: 'gstin',
  },
  gstin_of_another_state: {
    type: 'ValidationError',
    values: (gstin: string, state: string) => ({ gstin, state }),
    field: 'gstin',
  },
  user_not_found: {
    type: 'ValidationError',
    values: (contact: string) => ({ said: contact }),
    field: 'run_by',
  },
  not_an_area: {
    type: 'ValidationError',
    values: (from: string, to: string) => ({ from, to }),
    field: 'service_areas',
  },
  no_postal_code: { type: 'ValidationError', field: 'zipcode' },
  no_state: {
    type: 'ValidationError',
    field: 'state',
  },
})

export const officeDecidesBusiness = (field: string) =>
  error('office_decides', {
    type: 'ValidationError',
    field,
  })
