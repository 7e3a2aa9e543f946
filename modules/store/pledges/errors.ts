import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const pledgeErrors = errorCatalogue('pledges', messages.en, {
  no_beneficiary: { type: 'ValidationError', field: 'beneficiary' },
  ends_first: { type: 'ValidationError', field: 'to_day' },
  over_hundred: { type: 'ValidationError', field: 'percent' },
  terms_fixed: { type: 'ValidationError' },
})
