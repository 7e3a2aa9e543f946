import type { Column, DocType } from '#framework/doctypes'
import { bounds, queryErrors } from './query-errors.ts'
import { partOfOperand, type DatePart, parseDatePart } from './dates.ts'
import { worksOnEvery } from '#framework/permissions'
import {
  type Output,
  type Selection,
  MAIN,
  type Reading,
  asRead,
  ownOperand,
  type Operand,
} from './sources.ts'
import { parsePath, type Path, relationOf, type Relation } from './relations.ts'
import { tagOutputs, TAGS } from './tags.ts'

const aggregates = ['count', 'sum', 'avg', 'min', 'max'] as const

type Aggregate = (typeof aggregates)[number]

interface FieldText {
  readonly path: Path | null
  readonly aggregate: Aggregate | null
  readonly part: DatePart | null
  readonly isDistinctInside: boolean
  readonly isDistinct: boolean
  readonly alias: string | null
  readonly written: string
}

const ALIAS = /^[`'"]?(_?[a-z]\w*)[`'"]?$/i
const CALL = /^(\w+) ?\((.*)\)$/
const DISTINCT = /^distinct /i
// PostgreSQL truncates longer names.
const LONGEST_ALIAS = 63

function aggregateOf(name: string): Aggregate {
  const known = aggregates.find((aggregate) => aggregate === name.toLowerCase())
  if (known === undefined) throw queryErrors.functionCall(name)
  return known
}

type Inner = Pick<FieldText, 'path' | 'aggregate' | 'part' | 'isDistinctInside'>

function pathOf(text: string, written: string): Path {
  const path = parsePath(text)
  if (path === null) throw queryErrors.field(written)
  return path
}

const plain = { aggregate: null, part: null, isDistinctInside: false } as const

function innerOf(text: string, written: string): Inner {
  const partOf = parseDatePart(text)
  if (partOf) return { ...plain, ...partOf }
  const [, name, inside = ''] = CALL.exec(text) ?? []
  if (name === undefined) return { ...plain, path: pathOf(text, written) }
  const aggregate = aggregateOf(name)
  const isDistinctInside = DISTINCT.test(inside.trim())
  const argument = inside.trim().replace(DISTINCT, '')
  if (argument === '*' && aggregate === 'count' && !isDistinctInside)
    return { ...plain, path: null, aggregate }
  const path = pathOf(argument, written)
  if (path.column === '*') throw queryErrors.field(written)
  return { ...plain, path, aggregate, isDistinctInside }
}

function withoutAlias(text: string): { readonly named: string; readonly alias: string | null } {
  const words = text.split(' ')
  const [, alias = null] = words.at(-2)?.toLowerCase() === 'as' ? (ALIAS.exec(words.at(-1) ?? '') ?? []) : []
  const isAliased = alias !== null && words.length > 2
  return isAliased ? { named: words.slice(0, -2).join(' '), alias } : { named: text, alias: null }
}

/** Parses one entry of `fields`. Syntax outside of this grammar is refused by name, and does not reach SQL. */
function parseFieldText(input: unknown): FieldText {
  if (typeof input !== 'string') throw queryErrors.shape('Fields', 'a JSON list of field names')
  const written = input.trim()
  if (written.length > bounds.fieldText) throw queryErrors.field(`${written.slice(0, 60)}…`)
  const { named, alias } = withoutAlias(written.replace(/\s+/g, ' '))
  if (alias !== null && alias.length > LONGEST_ALIAS) throw queryErrors.field(alias)
  const isDistinct = DISTINCT.test(named)
  const inner = innerOf(named.replace(DISTINCT, ''), written)
  return { ...inner, isDistinct, alias, written }
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const MAX_COMMENTS = 20
const LETTERS = 140

interface DeskColumn {
  /** Name of the type behind it, because the list engine imports no module; null without one. */
  readonly storedType: string | null
  text(type: DocType): string
}

const commentsOf = ({ name }: DocType) =>
  `from "Comment" c where c."reference_doctype" = ${literal(name)} and c."reference_name" = ${MAIN}."name" and c."comment_type" = 'Comment'`

const deskColumns: Readonly<Record<string, DeskColumn>> = {
  _assign: {
    storedType: 'ToDo',
    text: ({ name }) =>
      `(select json_agg(a."allocated_to" order by a."creation")::text from "ToDo" a where a."reference_type" = ${literal(name)} and a."reference_name" = ${MAIN}."name" and a."status" = 'Open')`,
  },
  _comments: {
    storedType: 'Comment',
    text: (type) =>
      `(select json_agg(json_build_object('name', l."name", 'by', l."owner", 'comment', l.said) order by l."creation")::text from (select c."name", c."owner", c."creation", left(c."content", ${LETTERS}) as said ${commentsOf(type)} order by c."creation" desc limit ${MAX_COMMENTS}) l)`,
  },
  _comment_count: { storedType: 'Comment', text: (type) => `(select count(*)::int ${commentsOf(type)})` },
  _liked_by: { storedType: null, text: () => 'null::text' },
}

function isDeskColumn(asked: unknown): asked is string {
  return typeof asked === 'string' && Object.hasOwn(deskColumns, asked)
}

function deskOutputs({ view, sources }: Reading, name: string): readonly Output[] {
  const { type, caller, registry } = view
  const column = deskColumns[name]
  if (!column || type.isChild || !worksOnEvery(type, caller)) return []
  const stored = column.storedType === null ? undefined : registry.find(column.storedType)
  if (column.storedType !== null && !stored) return []
  if (stored) sources.touch(stored, { kind: 'always' })
  const output = { key: name, name, isNamed: false, isAggregate: false, isAmount: false }
  return [{ ...output, text: column.text(type), operand: null, written: name }]
}

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
  // Money stays in whole minor units.
  return aggregate === 'avg' && column.fieldtype === 'Currency' ? `round(${call})` : call
}

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

function simpleOutput({ view }: Reading, column: Column): Output {
  return plainOutput(asRead(view, ownOperand(column)), null, column.name)
}

function columnsAt(relation: Relation, name: string, written: string): readonly Column[] {
  if (name === '*') return [...relation.visible.values()]
  if (!relation.existing.has(name)) throw queryErrors.field(written)
  const column = relation.visible.get(name)
  return column ? [column] : []
}

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
  const relation = relationOf(view, path)
  if (relation === null) throw queryErrors.field(written)
  return columnsAt(relation, path.column, written).map((column) => {
    return outputOf(field, asRead(view, sources.join(relation, column)))
  })
}

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
  return outputs.map((output, index) => ({ ...output, key: String(index) }))
}

/**
 * Reads the requested fields. Existing but invisible ones are left out silently. In a list of lists each field keeps
 * its index.
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
