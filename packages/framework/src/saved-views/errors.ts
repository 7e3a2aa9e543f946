import { DialectError } from '#framework/errors'
import { sentence, term, type Said } from '#meta'

function refusal(code: string, field: string, message: Said): DialectError {
  return new DialectError({
    code: `saved_views.${code}`,
    type: 'ValidationError',
    messages: [message],
    field,
  })
}

export const savedViewErrors = {
  no_columns: () =>
    refusal('no_columns', 'columns', 'Columns are a list of names of fields that you may see'),
  guarded: (type: string) =>
    refusal(
      'guarded',
      'is_shared',
      sentence`${term(type)} is guarded: what one looks for in it is not shared`,
    ),
  too_many: (most: number) => refusal('too_many', 'title', sentence`Only ${most} views of one type are kept`),
}
