import { errorFactory } from '#framework/errors'
import { frameworkMessages, frameworkMessage } from '#framework/messages'

const error = errorFactory('rest', frameworkMessages.en)

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

  wrongVerb: () =>
    error('wrong_verb', {
      type: 'PermissionError',
      title: frameworkMessage('title.not_permitted'),
    }),

  /**
   * POST only, because its arguments or result are secret and URLs are logged, or because it must not be rolled back.
   */
  postOnly: () =>
    error('post_only', {
      type: 'PermissionError',
      title: frameworkMessage('title.not_permitted'),
    }),
}
