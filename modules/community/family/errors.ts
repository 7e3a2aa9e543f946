import { errorCatalogue, DialectError } from '#framework/errors'
import { messages, message } from './messages.ts'

export const familyErrors = errorCatalogue('family', messages.en, {
  several_families: {
    type: 'ValidationError',
    field: 'family',
  },
  not_your_child: {
    type: 'PermissionError',
  },
  not_your_family: {
    type: 'PermissionError',
  },
  which_family: {
    type: 'ValidationError',
    field: 'student',
  },
  nothing_new: {
    type: 'ValidationError',
    field: 'value',
  },
  already_requested: {
    type: 'DuplicateEntryError',
  },
  phone_taken: {
    type: 'ValidationError',
    field: 'new_value',
  },
  no_answer: {
    type: 'ValidationError',
    field: 'answer',
  },
  office_only: {
    type: 'ValidationError',
  },
  no_offer: {
    type: 'ValidationError',
    field: 'student',
  },
  offer_over: {
    type: 'ValidationError',
    field: 'student',
  },
  no_export: {
    type: 'DoesNotExistError',
  },
  erase_first: {
    type: 'ValidationError',
  },
  not_to_erase: {
    type: 'ValidationError',
  },
})

const unusableContact = {
  phone: { code: 'documents.phone', type: 'InvalidPhoneNumberError' },
  email: { code: 'documents.email', type: 'InvalidEmailAddressError' },
  full_name: { code: 'documents.format', type: 'ValidationError' },
} as const

export const contactError = (field: keyof typeof unusableContact): DialectError =>
  new DialectError({
    ...unusableContact[field],
    messages: [message(`family.contact.${field}`)],
    field: 'value',
  })
