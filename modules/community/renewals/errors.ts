import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { sentence } from '#meta'

const shared = errorCatalogue('renewals', {
  look_up_over: {
    type: 'LinkExpired',
    message: () => 'Too much time has passed. Please enter your phone number again.',
  },
  which_child: {
    type: 'MandatoryError',
    message: () => 'Enter the child’s name or date of birth',
    field: 'student_name',
  },
  pass_over: {
    type: 'LinkExpired',
    message: () =>
      'This renewal was not finished in time, or is finished. Please enter your phone number again.',
  },
  not_this_child: {
    type: 'PermissionError',
    message: () => 'This child cannot be renewed with your number. Please ask the office.',
    field: 'student',
  },
  renewed_before: {
    type: 'DuplicateEntryError',
    message: () => 'This child is renewed for the year already',
  },
  not_open: {
    type: 'ValidationError',
    message: () => 'There is nothing to renew for this child yet',
  },
  last_class: {
    type: 'ValidationError',
    message: () => 'After this class there is none here',
  },
  class_full: {
    type: 'ValidationError',
    message: (name: string) => sentence`${name} is full. Please ask the office: nothing was changed.`,
  },
  no_records_consent: {
    type: 'ValidationError',
    message: () => 'We need this consent to renew.',
    field: 'consents',
  },
  both_ways: {
    type: 'ValidationError',
    message: () => 'One consent cannot be both given and withdrawn',
    field: 'withdrawn_consents',
  },
  unreadable_withdrawals: {
    type: 'ValidationError',
    message: () => 'List the consents to withdraw by their purpose',
    field: 'withdrawn_consents',
  },
  unreadable_consents: {
    type: 'ValidationError',
    message: () => 'Consents are a yes or a no to each purpose',
    field: 'consents',
  },
  short_key: shortKey,
  same_year: {
    type: 'ValidationError',
    message: () => 'The year ahead begins after the year that ends',
    field: 'academic_year_to',
  },
  which_promotion: {
    type: 'MandatoryError',
    message: () => 'Say which promotion',
    field: 'run',
  },
  undone_before: { type: 'ValidationError', message: () => 'This promotion was undone before' },
  promoted_before: { type: 'ValidationError', message: () => 'This promotion was carried out before' },
  nobody_moves: {
    type: 'ValidationError',
    message: () => 'No child can move up: see below who does not, and why',
  },
  state_alone: {
    type: 'ValidationError',
    message: () => 'A promotion is carried out by Promote and taken back by Undo, not by its state alone',
  },
})

export const renewalErrors = {
  ...shared,
  fixed_field: (field: string) =>
    new DialectError({
      code: 'renewals.fixed_field',
      type: 'ValidationError',
      messages: ['This cannot be changed here. Please ask the office.'],
      field: `changes.${field}`,
    }),
  not_a_phone: (field: string) =>
    new DialectError({
      code: 'renewals.not_a_phone',
      type: 'InvalidPhoneNumberError',
      messages: ['This is not a phone number'],
      field: `changes.${field}`,
    }),
  not_text: (field: string) =>
    new DialectError({
      code: 'renewals.not_text',
      type: 'ValidationError',
      messages: ['This must be text'],
      field: `changes.${field}`,
    }),
}
