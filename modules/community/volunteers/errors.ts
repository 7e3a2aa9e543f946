import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { messages, message } from './messages.ts'
import type { ConsentField } from './guardian-consent/guardian-consent.rules.ts'

const error = errorFactory('volunteers', messages.en)

const people = errorCatalogue('volunteers', messages.en, {
  no_volunteer: {
    type: 'PermissionError',
  },
  consent_link_over: {
    type: 'LinkExpired',
  },
  unproven_consent: {
    type: 'ValidationError',
    field: 'guardian_consent',
  },
  not_active: { type: 'PermissionError' },
  not_of_age: {
    type: 'ValidationError',
    field: 'date_of_birth',
  },
  no_phone: {
    type: 'ValidationError',
    field: 'phone',
  },
})

const shifts = errorCatalogue('volunteers', messages.en, {
  ends_before_it_starts: {
    type: 'ValidationError',
    field: 'ends_at',
  },
  too_long: { type: 'ValidationError', field: 'ends_at' },
  fewer_than_taken: {
    type: 'ValidationError',
    values: (assignedCount: number) => ({ taken: assignedCount }),
    field: 'capacity',
  },
  shift_full: { type: 'ValidationError' },
  overlap: {
    type: 'ValidationError',
    values: (role: string) => ({ role }),
  },
  shift_not_open: { type: 'ValidationError' },
  shift_over: { type: 'ValidationError' },
  too_young: {
    type: 'ValidationError',
    values: (age: number) => ({ age }),
  },
  credential_missing: {
    type: 'ValidationError',
    values: (kind: string) => ({ kind }),
  },
  not_your_shift: { type: 'PermissionError' },
  not_held: { type: 'ValidationError' },
})

const swaps = errorCatalogue('volunteers', messages.en, {
  swap_over: { type: 'ValidationError' },
  swap_with_yourself: {
    type: 'ValidationError',
  },
})

const hours = errorCatalogue('volunteers', messages.en, {
  wrong_code: {
    type: 'ValidationError',
    field: 'code',
  },
  clock_too_early: {
    type: 'ValidationError',
  },
  not_clocked_in: { type: 'ValidationError' },
  hours_too_old: {
    type: 'ValidationError',
    field: 'on_day',
  },
  hours_too_long: { type: 'ValidationError', field: 'minutes' },
  own_hours: {
    type: 'PermissionError',
  },
  not_your_hours: { type: 'PermissionError' },
  hours_refused: { type: 'ValidationError' },
  hours_fixed: {
    type: 'ValidationError',
  },
  short_key: { ...shortKey, field: 'idempotency_key' },
  nothing_to_certify: {
    type: 'ValidationError',
  },
  certificate_revoked: {
    type: 'ValidationError',
  },
  no_reason: {
    type: 'ValidationError',
    field: 'revoke_reason',
  },
})

export const volunteerErrors = {
  ...people,
  ...shifts,
  ...swaps,
  ...hours,
  too_many_codes: (seconds: number) =>
    error('too_many_codes', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
  own_contact: (field: ConsentField) =>
    error('own_contact', {
      type: 'ValidationError',
      field,
    }),
  consent: (field: ConsentField) =>
    error('consent', {
      type: 'MandatoryError',
      values: { label: message(`volunteers.consent_label.${field}`) },
      field,
    }),
}
