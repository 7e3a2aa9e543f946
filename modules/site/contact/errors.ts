import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const contactErrors = errorCatalogue('contact', messages.en, {
  no_answer: {
    type: 'ValidationError',
  },
  nothing_to_resend: {
    type: 'ValidationError',
  },
})
