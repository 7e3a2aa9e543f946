import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { messages } from './messages.ts'

const error = errorFactory('renewals', messages.en)

const shared = errorCatalogue('renewals', messages.en, {
  session_expired: {
    type: 'LinkExpired',
  },
  which_child: {
    type: 'MandatoryError',
    field: 'student_name',
  },
  pass_over: {
    type: 'LinkExpired',
  },
  not_this_child: {
    type: 'PermissionError',
    field: 'student',
  },
  renewed_before: {
    type: 'DuplicateEntryError',
  },
  not_open: {
    type: 'ValidationError',
  },
  last_class: {
    type: 'ValidationError',
  },
  class_full: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
  },
  no_records_consent: {
    type: 'ValidationError',
    field: 'consents',
  },
  consent_given_and_withdrawn: {
    type: 'ValidationError',
    field: 'withdrawn_consents',
  },
  unreadable_withdrawals: {
    type: 'ValidationError',
    field: 'withdrawn_consents',
  },
  unreadable_consents: {
    type: 'ValidationError',
    field: 'consents',
  },
  short_key: shortKey,
  same_year: {
    type: 'ValidationError',
    field: 'academic_year_to',
  },
  which_promotion: {
    type: 'MandatoryError',
    field: 'run',
  },
  undone_before: { type: 'ValidationError' },
  promoted_before: { type: 'ValidationError' },
  no_student_promotable: {
    type: 'ValidationError',
  },
  state_alone: {
    type: 'ValidationError',
  },
})

export const renewalErrors = {
  ...shared,
  fixed_field: (field: string) =>
    error('fixed_field', {
      type: 'ValidationError',
      field: `changes.${field}`,
    }),
  not_a_phone: (field: string) =>
    error('not_a_phone', {
      type: 'InvalidPhoneNumberError',
      field: `changes.${field}`,
    }),
  not_text: (field: string) =>
    error('not_text', {
      type: 'ValidationError',
      field: `changes.${field}`,
    }),
}
