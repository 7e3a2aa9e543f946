import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const businessErrors = errorCatalogue('businesses', {
  not_a_gstin: {
    type: 'ValidationError',
    message: (text: string) => sentence`${text} is not a valid GSTIN`,
    field: 'gstin',
  },
  gstin_of_another_state: {
    type: 'ValidationError',
    message: (gstin: string, state: string) =>
      sentence`${gstin} is not a GSTIN of ${state}. Enter the GSTIN of the branch’s state.`,
    field: 'gstin',
  },
  nobody_called: {
    type: 'ValidationError',
    message: (said: string) =>
      sentence`Nobody signs in as ${said} yet: let them register in the app first, or make them an account`,
    field: 'run_by',
  },
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

export const officeDecides = (field: string) =>
  new DialectError({
    code: 'businesses.office_decides',
    type: 'ValidationError',
    messages: ['Only the office changes this. Ask the office.'],
    field,
  })
