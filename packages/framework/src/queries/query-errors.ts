import { DialectError } from '#framework/errors'
import { sentence, term, type Said } from '#meta'

function dataError(code: string, message: Said, field?: string): DialectError {
  return new DialectError({
    code: `queries.${code}`,
    type: 'DataError',
    messages: [message],
    ...(field ? { field } : {}),
  })
}

/** What can be wrong with a list's question. */
export const queryErrors = {
  field: (field: string) => dataError('field', sentence`Field not permitted in query: ${field}`, field),
  functionCall: (name: string) =>
    dataError('function', sentence`Function not permitted in query: ${name}`, name),
  notANumber: (call: string, field: string) =>
    dataError('not_a_number', sentence`${call} needs a number field`, field),
  notADate: (call: string, field: string) =>
    dataError('not_a_date', sentence`${call} needs a field of dates`, field),
  ungrouped: (field: string) =>
    dataError('ungrouped', sentence`Field must be in group_by or in an aggregate: ${field}`, field),
  unselected: (field: string) =>
    dataError(
      'unselected',
      sentence`With distinct or group_by, order_by takes only what is listed: ${field}`,
      field,
    ),
  distinctGroups: () =>
    dataError('distinct_groups', 'Of a guarded type, distinct groups must show what they are grouped by'),
  characters: (what: string) =>
    dataError('characters', sentence`${what} takes only names, commas, dots, brackets, asc and desc`),
  operator: (operator: string, known: readonly string[]) =>
    new DialectError({
      code: 'queries.operator',
      type: 'ValidationError',
      messages: [sentence`Operator must be one of ${known.join(', ')}, not ${operator}`],
    }),
  shape: (what: string, expected: string) => dataError('shape', sentence`${what} must be ${expected}`),
  value: (field: string, expected: string) =>
    dataError('value', sentence`Filter on ${field} needs ${expected}`, field),
  notATree: (field: string) =>
    dataError(
      'not_a_tree',
      sentence`${field} does not lead to a tree: descendants and ancestors need one`,
      field,
    ),
  belowItself: (type: string) =>
    new DialectError({
      code: 'queries.below_itself',
      type: 'ValidationError',
      messages: [sentence`${term(type)}: a document cannot stand below itself`],
    }),
  tooDeep: (type: string, deepest: number) =>
    new DialectError({
      code: 'queries.too_deep',
      type: 'ValidationError',
      messages: [sentence`${term(type)}: at most ${deepest} levels`],
    }),
  tooMany: (what: string, most: number) =>
    dataError('too_many', sentence`At most ${most} ${what} in one query`),
  tooLong: (what: string, most: number) =>
    dataError('too_long', sentence`${what} is longer than ${most} characters`),
  outOfRange: (cause: unknown) =>
    new DialectError({
      code: 'queries.out_of_range',
      type: 'DataError',
      messages: ['A value in this query is out of range'],
      cause,
    }),
}
