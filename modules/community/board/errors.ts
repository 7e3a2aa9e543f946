import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const boardErrors = errorCatalogue('board', messages.en, {
  not_available: { type: 'DoesNotExistError' },
  read_only: { type: 'PermissionError' },
  locked: { type: 'ValidationError' },
  own_reply: { type: 'ValidationError' },
})
