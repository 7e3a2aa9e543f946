import { DialectError, errorCatalogue, errorFactory } from '#framework/errors'
import { frameworkMessages, frameworkMessage } from '#framework/messages'
import type { Message } from '#meta'

const error = errorFactory('identity', frameworkMessages.en)

const shared = errorCatalogue('identity', frameworkMessages.en, {
  wrong_credentials: { type: 'AuthenticationError' },
  wrong_key: {
    type: 'AuthenticationError',
  },
  unreadable_authorization: {
    type: 'InvalidAuthorizationToken',
  },
  demo_refused: {
    type: 'PermissionError',
  },
  post_only: {
    type: 'PermissionError',
  },
  wrong_code: {
    type: 'AuthenticationError',
  },
  no_mobile_number: {
    type: 'InvalidPhoneNumberError',
    field: 'phone',
  },
  unserved_country: {
    type: 'InvalidPhoneNumberError',
    field: 'phone',
  },
  unknown_country: {
    type: 'ValidationError',
    field: 'code_countries',
  },
  one_contact: {
    type: 'MandatoryError',
  },
  same_contact: { type: 'ValidationError' },
  contact_taken: {
    type: 'DuplicateEntryError',
  },
  link_in_name: {
    type: 'ValidationError',
    field: 'full_name',
  },
  no_account: {
    type: 'DoesNotExistError',
  },
  closed_registration: {
    type: 'PermissionError',
  },
  dead_link: {
    type: 'LinkExpired',
  },
  no_password: {
    type: 'PermissionError',
  },
  already_enrolled: {
    type: 'ValidationError',
  },
  not_enrolled: {
    type: 'DoesNotExistError',
  },
  no_device: {
    type: 'DoesNotExistError',
  },
  needs_password: {
    type: 'AuthenticationError',
  },
  role_not_given: {
    type: 'ValidationError',
    values: (role: string) => ({ role }),
  },
  shipped_role: {
    type: 'PermissionError',
    values: (role: string) => ({ role }),
  },
  fixed_role: {
    type: 'ValidationError',
    values: (role: string) => ({ role }),
  },
  role_name_taken: {
    type: 'DuplicateEntryError',
    values: (role: string) => ({ role }),
  },
  role_in_use: {
    type: 'LinkExistsError',
    values: (role: string, people: number) => ({ role, people }),
  },
  fixed_user: { type: 'PermissionError', values: (name: string) => ({ name }) },
  unreachable: { type: 'MandatoryError' },
  short_password: {
    type: 'ValidationError',
    values: (fewest: number) => ({ fewest }),
    field: 'new_password',
  },
  common_password: {
    type: 'ValidationError',
    field: 'new_password',
  },
  own_password: {
    type: 'ValidationError',
    field: 'new_password',
  },
})

function tooMany(seconds: number): Message {
  if (seconds <= 90) return frameworkMessage('identity.wait_a_minute')
  return seconds <= 5400
    ? frameworkMessage('identity.wait_minutes', { minutes: Math.ceil(seconds / 60) })
    : frameworkMessage('identity.wait_hours', { hours: Math.ceil(seconds / 3600) })
}

export const identityErrors = {
  ...shared,
  too_many_attempts: (seconds: number) =>
    new DialectError({
      code: 'identity.too_many_attempts',
      type: 'RateLimitExceededError',
      messages: [tooMany(seconds)],
      retryAfter: seconds,
    }),
  csrf: () =>
    error('csrf', {
      type: 'CSRFTokenError',
      title: frameworkMessage('title.invalid_request'),
    }),
}
