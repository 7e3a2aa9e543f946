import { errorCatalogue } from '#framework/errors'

export const classifiedErrors = errorCatalogue('classifieds', {
  gone: { type: 'DoesNotExistError', message: () => 'This advertisement is not there any more' },
  not_yours: { type: 'DoesNotExistError', message: () => 'You have no such advertisement' },
  no_enquiry: { type: 'DoesNotExistError', message: () => 'Nobody asked you this' },
  own: { type: 'ValidationError', message: () => 'This is your own advertisement' },
  no_such_category: {
    type: 'ValidationError',
    message: () => 'Choose where it belongs',
    field: 'category',
  },
  too_many_photos: {
    type: 'ValidationError',
    message: () => 'An advertisement shows at most eight pictures',
    field: 'photos',
  },
  foreign_photo: {
    type: 'ValidationError',
    message: () => 'Upload the picture with your advertisement',
    field: 'photos',
  },
  no_phone: {
    type: 'ValidationError',
    message: () => 'Give the phone number that everybody may see',
    field: 'phone',
  },
  is_sold: { type: 'ValidationError', message: () => 'What is sold does not change any more' },
  not_now: {
    type: 'ValidationError',
    message: () => 'This cannot be done with the advertisement as it stands',
  },
  not_yet_renewable: {
    type: 'ValidationError',
    message: () => 'An advertisement can be renewed from a week before its end until two months after it',
  },
  no_reason: {
    type: 'ValidationError',
    message: () => 'Write why it goes back: the seller reads it',
    field: 'sent_back_because',
  },
  nobody_to_answer: {
    type: 'ValidationError',
    message: () => 'Give your e-mail address, so that the answer finds you',
    field: 'asker_email',
  },
  nameless: { type: 'ValidationError', message: () => 'Say who you are', field: 'asker_name' },
  other_content: {
    type: 'DuplicateEntryError',
    message: () => 'This was sent before with other content. Please start again.',
  },
})
