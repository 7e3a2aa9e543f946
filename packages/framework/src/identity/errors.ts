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
  too_many_attempts: {
    type: 'RateLimitExceededError',
    message: () => 'Too many attempts to sign in. Please wait a minute and try again.',
  },
  post_only: {
    type: 'PermissionError',
    message: () => 'Not permitted: send the password in the body of a POST',
  },
  fixed_user: { type: 'PermissionError', message: (name: string) => `${name} belongs to the system` },
  unreachable: { type: 'MandatoryError', message: () => 'A user needs an e-mail address or a phone number' },
  short_password: {
    type: 'ValidationError',
    message: (fewest: number) => `A password needs at least ${fewest} characters`,
  },
})

export const identityErrors = {
  ...shared,
  csrf: () =>
    new DialectError({
      code: 'identity.csrf',
      type: 'CSRFTokenError',
      messages: ['Invalid Request'],
      title: 'Invalid Request',
    }),
}
