import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence, type Said } from '#meta'

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
  demo_refused: {
    type: 'PermissionError',
    message: () =>
      'Demo sign-ins work only on the computer that runs this server. The reason is in the server log.',
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
    field: 'phone',
  },
  unserved_country: {
    type: 'InvalidPhoneNumberError',
    message: () => 'Codes cannot be sent to numbers of this country',
    field: 'phone',
  },
  unknown_country: {
    type: 'ValidationError',
    message: () => 'Enter countries as two letters each, separated by commas: IN, AE, GB',
    field: 'code_countries',
  },
  one_contact: {
    type: 'MandatoryError',
    message: () => 'Enter either a new email address or a new mobile number',
  },
  same_contact: { type: 'ValidationError', message: () => 'Your account has this already' },
  contact_taken: {
    type: 'DuplicateEntryError',
    message: () =>
      'Another account has this already. Sign in to that account, or ask the office to join both.',
  },
  link_in_name: {
    type: 'ValidationError',
    message: () => 'Enter a name without links or symbols',
    field: 'full_name',
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
  role_not_given: {
    type: 'ValidationError',
    message: (role: string) => sentence`The role ${role} follows from who somebody is: it cannot be given`,
  },
  shipped_role: {
    type: 'PermissionError',
    message: (role: string) =>
      sentence`The role ${role} came with the site and stays: it can be switched off`,
  },
  standing_role: {
    type: 'ValidationError',
    message: (role: string) => sentence`The site stands on the role ${role}: it cannot be switched off`,
  },
  role_name_taken: {
    type: 'DuplicateEntryError',
    message: (role: string) => sentence`There is a role called ${role} already`,
  },
  role_in_use: {
    type: 'LinkExistsError',
    message: (role: string, people: number) =>
      people === 1
        ? sentence`The role ${role} is in use: 1 user has it. Take it from them first, or switch the role off.`
        : sentence`The role ${role} is in use: ${people} users have it. Take it from them first, or switch the role off.`,
  },
  fixed_user: { type: 'PermissionError', message: (name: string) => sentence`${name} belongs to the system` },
  unreachable: { type: 'MandatoryError', message: () => 'A user needs an e-mail address or a phone number' },
  short_password: {
    type: 'ValidationError',
    message: (fewest: number) => sentence`Use at least ${fewest} characters in the password`,
    field: 'new_password',
  },
  common_password: {
    type: 'ValidationError',
    message: () => 'This password is easy to guess. Use three or four unrelated words, or a longer one.',
    field: 'new_password',
  },
  own_password: {
    type: 'ValidationError',
    message: () =>
      'This password is too close to your name, email, phone number or the name of this site. Choose another.',
    field: 'new_password',
  },
})

function tooMany(seconds: number): Said {
  if (seconds <= 90) return 'Too many attempts. Please wait a minute and try again.'
  return seconds <= 5400
    ? sentence`Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
    : sentence`Too many attempts. Please wait ${Math.ceil(seconds / 3600)} hours and try again.`
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
    new DialectError({
      code: 'identity.csrf',
      type: 'CSRFTokenError',
      messages: ['Invalid Request'],
      title: 'Invalid Request',
    }),
}
