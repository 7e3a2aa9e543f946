import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { sentence, term } from '#meta'
import type { ConsentField } from './rules/consent.ts'

const people = errorCatalogue('volunteers', {
  no_volunteer: {
    type: 'PermissionError',
    message: () => 'You are not among our volunteers yet. Send the form, and the office calls you.',
  },
  consent_link_over: {
    type: 'LinkExpired',
    message: () => 'This link has expired or was already used. Ask the office for a new one.',
  },
  unproven_consent: {
    type: 'ValidationError',
    message: () => 'Only the guardian can agree, with the link we send to their own phone or email',
    field: 'guardian_consent',
  },
  not_active: { type: 'PermissionError', message: () => 'The office has not opened this for you yet' },
  not_of_age: {
    type: 'ValidationError',
    message: () => 'Whoever is under 18 sends the form for student volunteers, with a parent',
    field: 'date_of_birth',
  },
  nothing_to_reach: {
    type: 'ValidationError',
    message: () => 'Without a phone number there is nothing to sign in with',
    field: 'phone',
  },
})

const shifts = errorCatalogue('volunteers', {
  ends_before_it_starts: {
    type: 'ValidationError',
    message: () => 'The shift ends before it starts',
    field: 'ends_at',
  },
  too_long: { type: 'ValidationError', message: () => 'A shift lasts 16 hours at most', field: 'ends_at' },
  fewer_than_taken: {
    type: 'ValidationError',
    message: (taken: number) => sentence`${taken} people have this shift already`,
    field: 'capacity',
  },
  shift_full: { type: 'ValidationError', message: () => 'Somebody was faster: this shift is full' },
  overlap: {
    type: 'ValidationError',
    message: (role: string) => sentence`That is at the same time as “${role}”`,
  },
  shift_not_open: { type: 'ValidationError', message: () => 'This shift is not open any more' },
  shift_over: { type: 'ValidationError', message: () => 'This shift has begun already' },
  too_young: {
    type: 'ValidationError',
    message: (age: number) => sentence`This shift is for people from ${age} years on`,
  },
  credential_missing: {
    type: 'ValidationError',
    message: (kind: string) => sentence`This shift needs “${kind}”. Show it to the office first.`,
  },
  not_your_shift: { type: 'PermissionError', message: () => 'That is not your shift' },
  not_held: { type: 'ValidationError', message: () => 'You do not have this shift any more' },
})

const swaps = errorCatalogue('volunteers', {
  swap_over: { type: 'ValidationError', message: () => 'This swap is settled already' },
  swap_with_yourself: {
    type: 'ValidationError',
    message: () => 'You have that shift too: there is nothing to swap',
  },
})

const hours = errorCatalogue('volunteers', {
  wrong_code: {
    type: 'ValidationError',
    message: () => 'That is not the code of this shift',
    field: 'code',
  },
  clock_too_early: {
    type: 'ValidationError',
    message: () => 'You can clock in from an hour before the shift until it ends',
  },
  not_clocked_in: { type: 'ValidationError', message: () => 'You have not clocked in' },
  hours_too_old: {
    type: 'ValidationError',
    message: () => 'Hours are reported within 90 days. The office can still write them down.',
    field: 'on_day',
  },
  hours_too_long: { type: 'ValidationError', message: () => 'A day has 16 hours at most', field: 'minutes' },
  own_hours: {
    type: 'PermissionError',
    message: () => 'Somebody else approves your hours',
  },
  hours_fixed: {
    type: 'ValidationError',
    message: () => 'These hours are approved. Reopen them before you change them.',
  },
  short_key: { ...shortKey, field: 'idempotency_key' },
  nothing_to_certify: {
    type: 'ValidationError',
    message: () => 'There are no approved hours that no certificate tells of yet',
  },
  certificate_revoked: {
    type: 'ValidationError',
    message: () => 'This certificate does not hold any more',
  },
  no_reason: {
    type: 'ValidationError',
    message: () => 'Say why the certificate does not hold any more',
    field: 'revoke_reason',
  },
})

const consentLabels: Record<ConsentField, string> = {
  guardian_name: 'Name of a parent or guardian',
  guardian_phone: 'Their phone',
  guardian_email: 'Their email',
  guardian_consent: 'A parent or guardian agrees',
}

export const volunteerErrors = {
  ...people,
  ...shifts,
  ...swaps,
  ...hours,
  too_many_codes: (seconds: number) =>
    new DialectError({
      code: 'volunteers.too_many_codes',
      type: 'RateLimitExceededError',
      messages: ['Too many codes were tried. Please wait a few minutes and try again.'],
      retryAfter: seconds,
    }),
  /** The minor's own number or address, where a guardian's is needed. */
  own_contact: (field: ConsentField) =>
    new DialectError({
      code: 'volunteers.own_contact',
      type: 'ValidationError',
      messages: ['Enter the guardian’s own phone number or email address, not yours'],
      field,
    }),
  /** What is missing for somebody under age; the field is named. */
  consent: (field: ConsentField) =>
    new DialectError({
      code: 'volunteers.consent',
      type: 'MandatoryError',
      messages: [sentence`Under 18 this is needed: ${term(consentLabels[field])}`],
      field,
    }),
}
