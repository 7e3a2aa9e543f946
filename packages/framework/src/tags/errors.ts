import { DialectError } from '#framework/errors'
import { sentence } from '#meta'

export const tagErrors = {
  unusable: () =>
    new DialectError({
      code: 'tags.unusable',
      type: 'ValidationError',
      messages: ['A tag is a word or a few, without commas'],
      field: 'tag',
    }),

  too_many: (most: number) =>
    new DialectError({
      code: 'tags.too_many',
      type: 'ValidationError',
      messages: [sentence`A document has at most ${most} tags`],
      field: 'tag',
    }),
}
