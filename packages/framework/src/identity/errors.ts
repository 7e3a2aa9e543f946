import { DialectError, errorCatalogue } from '#framework/errors'

const shared = errorCatalogue('identity', {
  wrong_credentials: { type: 'AuthenticationError', message: () => 'Invalid login credentials' },
  wrong_key: {
    type: 'AuthenticationError',
    message: () => 'The API key or its secret is wrong, revoked or unknown',
  },
  unreadable_authorization: {
    type: 'InvalidAuthorizationToken',
    message: () => 'Failed to decode the Authorization header: it must hold key:secret in base64',
  },
  post_only: {
    type: 'PermissionError',
    message: () => 'Not permitted: send the password in the body of a POST',
  },
  wrong_code: {
    type: 'AuthenticationError',
    message: () => 'The code is wrong or has expired',
  },
  no_mobile_number: {
    type: 'InvalidPhoneNumberError',
    message: () => 'Codes can be sent to mobile numbers only',
  },
  no_account: {
    type: 'DoesNotExistError',
    message: () => 'The code is right, and nobody has an account with this number yet',
  },
  closed_registration: {
    type: 'PermissionError',
    message: () => 'New accounts are opened by the office',
  },
  dead_link: {
    type: 'LinkExpired',
    message: () => 'The link has been used before, or its time is over',
  },
  no_password: {
    type: 'PermissionError',
    message: () => 'Set a password first',
  },
  already_enrolled: {
    type: 'ValidationError',
    message: () => 'A second factor is set up already; remove it first',
  },
  not_enrolled: {
    type: 'DoesNotExistError',
    message: () => 'No second factor is set up',
  },
  no_device: {
    type: 'DoesNotExistError',
    message: () => 'No such device is signed in',
  },
  needs_password: {
    type: 'AuthenticationError',
    message: () => 'Staff sign in with their password',
  },
  fixed_user: { type: 'PermissionError', message: (name: string) => `${name} belongs to the system` },
  unreachable: { type: 'MandatoryError', message: () => 'A user needs an e-mail address or a phone number' },
  short_password: {
    type: 'ValidationError',
    message: (fewest: number) => `A password needs at least ${fewest} characters`,
  },
})

function waitInWords(seconds: number): string {
  if (seconds <= 90) return 'a minute'
  return seconds <= 5400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

export const identityErrors = {
  ...shared,
  too_many_attempts: (seconds: number) =>
    new DialectError({
      code: 'identity.too_many_attempts',
      type: 'RateLimitExceededError',
      messages: [`Too many attempts. Please wait ${waitInWords(seconds)} and try again.`],
      retryAfter: seconds,
    }),
  csrf: () =>
    new DialectError({
      code: 'identity.csrf',
      type: 'CSRFTokenError',
      messages: ['Invalid Request'],
      title: 'Invalid Request',
    }),
}
