import { DialectError } from '#framework/errors'
import { sentence } from '#meta'

/** What can be wrong with a request before anybody reads it. */
export const restErrors = {
  unknownMethod: (name: string) =>
    new DialectError({
      code: 'rest.unknown_method',
      type: 'ValidationError',
      messages: [sentence`Failed to get method for command ${name}`],
    }),

  unknownAddress: (method: string, path: string) =>
    new DialectError({
      code: 'rest.unknown_address',
      type: 'DoesNotExistError',
      messages: [sentence`There is nothing at ${method} ${path}`],
    }),

  badForm: (cause: unknown) =>
    new DialectError({
      code: 'rest.bad_form',
      type: 'DataError',
      messages: ['The parts of the form could not be read'],
      cause,
    }),

  /** The method answers to other verbs. */
  wrongVerb: () =>
    new DialectError({
      code: 'rest.wrong_verb',
      type: 'PermissionError',
      messages: ['Not permitted'],
      title: 'Not permitted',
    }),

  /** What it needs or answers is secret, or it must not be undone: addresses end up in logs. */
  postOnly: () =>
    new DialectError({
      code: 'rest.post_only',
      type: 'PermissionError',
      messages: ['Not permitted: send this call as a POST'],
      title: 'Not permitted',
    }),
}
