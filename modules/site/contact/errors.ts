import { errorCatalogue } from '#framework/errors'

export const contactErrors = errorCatalogue('contact', {
  nothing_answered: {
    type: 'ValidationError',
    message: () => 'Write the answer before you mark the letter as answered',
  },
  nothing_to_resend: {
    type: 'ValidationError',
    message: () => 'The e-mail with the answer is on its way or was sent',
  },
})
