import { errorFactory } from '#framework/errors'
import { frameworkMessages, frameworkMessage } from '#framework/messages'

const error = errorFactory('rest', frameworkMessages.en)

/** What can be wrong with a request before anybody reads it. */
export const restErrors = {
  unknownMethod: (name: string) =>
    error('unknown_method', {
      type: 'ValidationError',
      values: { name },
    }),

  unknownAddress: (method: string, path: string) =>
    error('unknown_address', {
      type: 'DoesNotExistError',
      values: { method, path },
    }),

  badForm: (cause: unknown) =>
    error('bad_form', {
      type: 'DataError',
      cause,
    }),

  /** The method answers to other verbs. */
  wrongVerb: () =>
    error('wrong_verb', {
      type: 'PermissionError',
      title: frameworkMessage('title.not_permitted'),
    }),

  /** What it needs or answers is secret, or it must not be undone: addresses end up in logs. */
  postOnly: () =>
    error('post_only', {
      type: 'PermissionError',
      title: frameworkMessage('title.not_permitted'),
    }),
}
