import { typeMessage } from '#framework/doctypes'
import { type DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { MessageValues } from '#meta'

/** Limits of one query: every loop over client input ends at one of them. */
export const bounds = {
  fields: 200,
  columns: 1000,
  filters: 50,
  values: 1000,
  joins: 8,
  /** Tables whose rows multiply the documents of a list. */
  multiplied: 2,
  sortFields: 10,
  groupFields: 10,
  /** Characters of `order_by` or `group_by`, of one of its terms, of a field's name and of an operator. */
  sortText: 1000,
  sortTerm: 200,
  fieldText: 500,
  operator: 40,
} as const

const error = errorFactory('queries', frameworkMessages.en)

type Key = Parameters<typeof error>[0]

function dataError(key: Key, values: MessageValues, field?: string): DialectError {
  return error(key, { type: 'DataError', values, ...(field ? { field } : {}) })
}

export const queryErrors = {
  field: (field: string) => dataError('field', { field }, field),
  functionCall: (name: string) => dataError('function', { name }, name),
  notANumber: (call: string, field: string) => dataError('not_a_number', { call }, field),
  notADate: (call: string, field: string) => dataError('not_a_date', { call }, field),
  ungrouped: (field: string) => dataError('ungrouped', { field }, field),
  unselected: (field: string) => dataError('unselected', { field }, field),
  distinctGroups: () => dataError('distinct_groups', {}),
  characters: (what: string) => dataError('characters', { what }),
  operator: (operator: string, known: readonly string[]) =>
    error('operator', {
      type: 'ValidationError',
      values: { known: known.join(', '), operator },
    }),
  shape: (what: string, expected: string) => dataError('shape', { what, expected }),
  value: (field: string, expected: string) => dataError('value', { field, expected }, field),
  notATree: (field: string) => dataError('not_a_tree', { field }, field),
  belowItself: (type: string) =>
    error('below_itself', {
      type: 'ValidationError',
      values: { type: typeMessage(type) },
    }),
  tooDeep: (type: string, deepest: number) =>
    error('too_deep', {
      type: 'ValidationError',
      values: { type: typeMessage(type), deepest },
    }),
  tooMany: (what: string, most: number) => dataError('too_many', { most, what }),
  tooLong: (what: string, most: number) => dataError('too_long', { what, most }),
  outOfRange: (cause: unknown) =>
    error('out_of_range', {
      type: 'DataError',
      cause,
    }),
}
