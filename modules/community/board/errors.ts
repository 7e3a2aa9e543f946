import { errorCatalogue } from '#framework/errors'

export const boardErrors = errorCatalogue('board', {
  gone: { type: 'DoesNotExistError', message: () => 'This is not there, or not any more' },
  read_only: { type: 'PermissionError', message: () => 'Here only the office writes' },
  locked: { type: 'ValidationError', message: () => 'This topic is closed: nobody answers any more' },
  own_reply: { type: 'ValidationError', message: () => 'Thanks come from others' },
})
