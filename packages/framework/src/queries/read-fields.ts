import type { Column } from '#framework/doctypes'
import { bounds } from './bounds.ts'
import { partOfOperand, type DatePart } from './date-part.ts'
import { deskOutputs, isDeskColumn } from './desk-columns.ts'
import { parseFieldText, type FieldText } from './field-text.ts'
import { placeOf, type Place } from './place.ts'
import { queryErrors } from './query-errors.ts'
import type { Output, Selection } from './selection.ts'
import { asRead, ownOperand, type Operand, type Reading } from './sources.ts'
import { tagOutputs, TAGS } from './tags.ts'

const numeric: readonly string[] = ['bigint', 'integer', 'smallint', 'double precision']

function plainOutput(operand: Operand, alias: string | null, written: string): Output {
  const { column, text } = operand
  const key = alias ?? column.name
  const isNamed = key === column.name
  const isAmount = column.fieldtype === 'Currency'
  return { key, name: key, text, isNamed, isAggregate: false, isAmount, operand, written }
}

function callText({ aggregate, isDistinctInside, written }: FieldText, { column, text }: Operand): string {
  const isSummed = aggregate === 'sum' || aggregate === 'avg'
  if (isSummed && !numeric.includes(column.sqlType)) throw queryErrors.notANumber(written, column.name)
  const call = `${aggregate}(${isDistinctInside ? 'distinct ' : ''}${text})`
  // Money stays whole minor units.
  return aggregate === 'avg' && column.fieldtype === 'Currency' ? `round(${call})` : call
}

/** Without an alias a call is named as it was written, as far as PostgreSQL keeps names. */
function callKey({ alias, written }: FieldText): string {
  return alias ?? written.replaceAll('`', '').slice(0, 63)
}

function callOutput(field: FieldText, operand: Operand | null): Output {
  const isAmount = field.aggregate !== 'count' && operand?.column.fieldtype === 'Currency'
  const text = operand ? callText(field, operand) : 'count(*)'
  const key = callKey(field)
  const { written } = field
  return { key, name: key, text, isNamed: false, isAggregate: true, isAmount, operand, written }
}

/** The usual field, a column of the type itself, needs none of the grammar. */
function simpleOutput({ view }: Reading, column: Column): Output {
  return plainOutput(asRead(view, ownOperand(column)), null, column.name)
}

function columnsAt(place: Place, name: string, written: string): readonly Column[] {
  if (name === '*') return [...place.visible.values()]
  if (!place.existing.has(name)) throw queryErrors.field(written)
  const column = place.visible.get(name)
  return column ? [column] : []
}

/** A part of a date is a column of its own, which groups may name as it was written. */
function partOutput(field: FieldText, part: DatePart, operand: Operand): Output {
  const { written } = field
  const asked = partOfOperand(part, operand, written)
  return { ...plainOutput(asked, callKey(field), written), isNamed: false }
}

function outputOf(field: FieldText, operand: Operand): Output {
  if (field.part !== null) return partOutput(field, field.part, operand)
  return field.aggregate === null
    ? plainOutput(operand, field.alias, field.written)
    : callOutput(field, operand)
}

function outputsOf({ view, sources }: Reading, field: FieldText): readonly Output[] {
  const { path, written } = field
  if (path === null) return [callOutput(field, null)]
  const place = placeOf(view, path)
  if (place === null) throw queryErrors.field(written)
  return columnsAt(place, path.column, written).map((column) => {
    return outputOf(field, asRead(view, sources.join(place, column)))
  })
}

/** A name is given once: what comes later under it takes its place, as in an object. */
function withoutDoubles(outputs: readonly Output[]): readonly Output[] {
  const byKey = new Map(outputs.map((output) => [output.key, output]))
  return byKey.size === outputs.length ? outputs : [...byKey.values()]
}

function askedFields(input: unknown): readonly unknown[] {
  const isUnsaid = input === undefined || input === null || input === ''
  const asked = input === '*' ? [input] : isUnsaid ? ['name'] : input
  if (!Array.isArray(asked)) throw queryErrors.shape('Fields', 'a JSON list of field names')
  if (asked.length > bounds.fields) throw queryErrors.tooMany('fields', bounds.fields)
  return asked.length > 0 ? asked : ['name']
}

function placed(outputs: readonly Output[]): readonly Output[] {
  return outputs.map((output, place) => ({ ...output, key: String(place) }))
}

/**
 * What to show: what was asked for and may be seen. What exists but may not be seen is left out in silence.
 * In a list of lists each field keeps its place, whatever it is called.
 */
export function readFields(reading: Reading, input: unknown, isPlaced: boolean): Selection {
  let isDistinct = false
  const outputs = askedFields(input).flatMap((asked) => {
    if (asked === '*')
      return [...reading.view.visible.values()].map((column) => simpleOutput(reading, column))
    const column = typeof asked === 'string' ? reading.view.visible.get(asked) : undefined
    if (column) return [simpleOutput(reading, column)]
    if (asked === TAGS) return tagOutputs(reading)
    if (isDeskColumn(asked)) return deskOutputs(reading, asked)
    const field = parseFieldText(asked)
    isDistinct ||= field.isDistinct
    return outputsOf(reading, field)
  })
  if (outputs.length > bounds.columns) throw queryErrors.tooMany('columns', bounds.columns)
  return { outputs: isPlaced ? placed(outputs) : withoutDoubles(outputs), isDistinct }
}
