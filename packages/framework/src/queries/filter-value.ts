import type { Column } from '#framework/doctypes'
import { acceptWireValue } from '#meta'
import { queryErrors } from './query-errors.ts'

const LONGEST = 10_000

/** The value that an empty column compares as: '' for text, 0 for numbers, the first day for dates. */
export function emptyOf(column: Column): string | number {
  switch (column.sqlType) {
    case 'text':
      return ''
    case 'date':
    case 'timestamp':
      return '0001-01-01'
    case 'time':
      return '00:00:00'
    default:
      return 0
  }
}

const expectations = {
  text: 'text',
  date: 'a date like 2026-11-29',
  timestamp: 'a date and time like 2026-11-29 07:00:00',
  time: 'a time like 07:00:00',
  bigint: 'a number',
  integer: 'a number',
  smallint: 'a number',
  'double precision': 'a number',
} as const

/** A Select or a phone compares as the text it is: a filter may name a choice that no longer exists. */
function comparedType(column: Column): Column['fieldtype'] {
  return column.sqlType === 'text' ? 'Text' : column.fieldtype
}

/** Reads a filter's value in the type of its column; nothing compares as the type's empty value. */
export function filterValue(column: Column, input: unknown): string | number {
  if (input === null || input === undefined || input === '') return emptyOf(column)
  const rules = { label: column.name, options: [], required: false, maxLength: LONGEST, min: null, max: null }
  const plain = typeof input === 'boolean' ? Number(input) : input
  const acceptance = acceptWireValue(
    { fieldname: column.name, fieldtype: comparedType(column), ...rules },
    plain,
  )
  if (!acceptance.isAccepted) throw queryErrors.value(column.name, expectations[column.sqlType])
  return acceptance.value ?? emptyOf(column)
}
