import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const contactErrors = errorCatalogue('contact', messages.en, {
  nothing_answered: {
    type: 'ValidationError',
  },
  nothing_to_resend: {
    type: 'ValidationError',
  },
})
