import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const assignmentErrors = errorCatalogue('assignments', {
  too_many: {
    type: 'ValidationError',
    message: (most: number) => sentence`A document is given to at most ${most} people`,
  },
})
