import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const volunteerCreditErrors = errorCatalogue('volunteer_credit', messages.en, {
  no_rate: { type: 'ValidationError', field: 'rates' },
  rate_twice: { type: 'ValidationError', field: 'rates' },
  starts_earlier: { type: 'ValidationError', field: 'starts_on' },
  wallet_off: { type: 'ValidationError', field: 'becomes' },
  points_off: { type: 'ValidationError', field: 'becomes' },
})
