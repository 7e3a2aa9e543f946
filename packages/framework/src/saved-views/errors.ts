import { DialectError } from '#framework/errors'

function refusal(code: string, field: string, message: string): DialectError {
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
    refusal('guarded', 'is_shared', `${type} is guarded: what one looks for in it is not shared`),
  too_many: (most: number) => refusal('too_many', 'title', `Only ${most} views of one type are kept`),
}
