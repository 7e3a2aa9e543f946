import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

export const assignmentErrors = errorCatalogue('assignments', frameworkMessages.en, {
  too_many: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
})
