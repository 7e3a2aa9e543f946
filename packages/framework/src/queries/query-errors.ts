import { DialectError } from '#framework/errors'

function dataError(code: string, message: string, field?: string): DialectError {
  return new DialectError({
    code: `queries.${code}`,
    type: 'DataError',
    messages: [message],
    ...(field ? { field } : {}),
  })
}

/** What can be wrong with a list's question. */
export const queryErrors = {
  field: (field: string) => dataError('field', `Field not permitted in query: ${field}`, field),
  operator: (operator: string, known: readonly string[]) =>
    new DialectError({
      code: 'queries.operator',
      type: 'ValidationError',
      messages: [`Operator must be one of ${known.join(', ')}, not ${operator}`],
    }),
  shape: (what: string, expected: string) => dataError('shape', `${what} must be ${expected}`),
  value: (field: string, expected: string) =>
    dataError('value', `Filter on ${field} needs ${expected}`, field),
  tooMany: (what: string, most: number) => dataError('too_many', `At most ${most} ${what} in one query`),
}
