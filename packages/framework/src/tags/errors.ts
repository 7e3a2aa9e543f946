import { errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

const error = errorFactory('tags', frameworkMessages.en)

export const tagErrors = {
  unusable: () =>
    error('unusable', {
      type: 'ValidationError',
      field: 'tag',
    }),

  too_many: (most: number) =>
    error('too_many', {
      type: 'ValidationError',
      values: { most },
      field: 'tag',
    }),
}
