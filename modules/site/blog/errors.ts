import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const blogErrors = errorCatalogue('blog', messages.en, {
  not_available: { type: 'DoesNotExistError' },
  preview_ended: { type: 'DoesNotExistError' },
  no_comment: { type: 'DoesNotExistError' },
  comments_closed: { type: 'ValidationError' },
  path_with_slash: { type: 'ValidationError', field: 'route' },
})
