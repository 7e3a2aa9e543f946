import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const classifiedErrors = errorCatalogue('classifieds', messages.en, {
  not_available: { type: 'DoesNotExistError' },
  not_yours: { type: 'DoesNotExistError' },
  no_enquiry: { type: 'DoesNotExistError' },
  own: { type: 'ValidationError' },
  no_such_category: {
    type: 'ValidationError',
    field: 'category',
  },
  too_many_photos: {
    type: 'ValidationError',
    field: 'photos',
  },
  foreign_photo: {
    type: 'ValidationError',
    field: 'photos',
  },
  no_phone: {
    type: 'ValidationError',
    field: 'phone',
  },
  is_sold: { type: 'ValidationError' },
  not_now: {
    type: 'ValidationError',
  },
  not_yet_renewable: {
    type: 'ValidationError',
  },
  no_reason: {
    type: 'ValidationError',
    field: 'sent_back_because',
  },
  no_email: {
    type: 'ValidationError',
    field: 'enquirer_email',
  },
  nameless: { type: 'ValidationError', field: 'enquirer_name' },
  other_content: {
    type: 'DuplicateEntryError',
  },
})
