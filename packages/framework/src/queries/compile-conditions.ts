import { sql, type RawBuilder } from 'kysely'
import { quoted } from '#framework/database'
import { type Filter, holdsForNothing, type Comparison, type Scalar, type TreeFilter } from './filter.ts'
import { belongs, tableText, type Reading, type Source, type Operand } from './sources.ts'
import type { View } from './relations.ts'
import { type Column, wordVector, type DocType } from '#framework/doctypes'
import { isEmail, userValue } from './users-by-email.ts'
import { permissionFor, rowCondition } from '#framework/permissions'

const escaped = (beginning: string): string => beginning.replace(/['\\]/g, '\\$&')

/**
 * SQL for the type's own table: true when a word of the field begins with one of these words, split by `wordsIn` of
 * meta. Texts longer than the field's `wordIndex` are excluded; the index finds the others.
 */
export function beginsWord(
  type: DocType,
  fieldname: string,
  beginnings: readonly string[],
): RawBuilder<boolean> {
  const longest = type.fields[fieldname]?.options.wordIndex
  if (longest === undefined) throw new Error(`${type.name}.${fieldname} has no index of its words`)
  const words = sql.raw(wordVector(`"${fieldname}"`))
  const asked = beginnings.map((beginning) => `'${escaped(beginning)}':*`).join(' | ')
  return sql<boolean>`(length(${sql.id(fieldname)}) <= ${sql.lit(longest)} and ${words} @@ ${asked}::tsquery)`
}

type Compared = Extract<Filter, { readonly operator: Comparison }>
type Listed = Extract<Filter, { readonly operator: 'in' | 'not in' }>

/**
 * Compares in the widest type: a client's number that is too large for the column then matches nothing instead of
 * failing.
 */
function comparedType({ sqlType, fieldtype }: Column): string | null {
  const isSmall = sqlType === 'smallint' || sqlType === 'integer'
  return isSmall && fieldtype !== 'Check' ? 'bigint' : null
}

function bound(column: Column, value: Scalar): Sql {
  const type = comparedType(column)
  return type === null ? sql`${value}` : sql`${value}::${sql.raw(type)}`
}

function compare(view: View, { operand, operator, value }: Compared): Sql {
  const { column, text } = operand
  const compared = sql.raw(`${text} ${operator === '!=' ? '<>' : operator}`)
  return comparedType(column) === null
    ? sql`${compared} ${userValue(view, operand, value)}`
    : sql`${compared} ${bound(column, value)}`
}

function like({ column, text }: Operand, operator: 'like' | 'not like', pattern: string): Sql {
  const searched = column.sqlType === 'text' ? text : `${text}::text`
  const escaped = pattern.replaceAll('\\', '\\\\')
  return sql`${sql.raw(`${searched} ${operator === 'like' ? 'ilike' : 'not ilike'}`)} ${escaped}`
}

function listOf(view: View, operand: Operand, values: readonly Scalar[]): Sql {
  return values.some(isEmail)
    ? sql`array[${sql.join(values.map((value) => userValue(view, operand, value)))}]`
    : sql`${[...values]}`
}

function within(view: View, { operand, operator, values }: Listed): Sql {
  const { column, text } = operand
  const list = sql`${listOf(view, operand, values)}::${sql.raw(comparedType(column) ?? column.sqlType)}[]`
  return operator === 'in' ? sql`${sql.raw(text)} = any(${list})` : sql`${sql.raw(text)} <> all(${list})`
}

function isSet({ column, text }: Operand, shouldBeSet: boolean): Sql {
  const isText = column.sqlType === 'text'
  if (shouldBeSet) return sql.raw(isText ? `(${text} is not null and ${text} <> '')` : `${text} is not null`)
  return sql.raw(isText ? `(${text} is null or ${text} = '')` : `${text} is null`)
}

function condition(view: View, filter: Filter): Sql {
  const { operand } = filter
  switch (filter.operator) {
    case 'like':
    case 'not like':
      return like(operand, filter.operator, filter.value)
    case 'in':
    case 'not in':
      return within(view, filter)
    case 'between':
      return sql`${sql.raw(operand.text)} between ${bound(operand.column, filter.from)} and ${bound(operand.column, filter.to)}`
    case 'is':
      return isSet(operand, filter.isSet)
    case 'tree':
      return compileTree(view, filter)
    default:
      return compare(view, filter)
  }
}

function compileFilter(view: View, filter: Filter): Sql {
  const compiled = condition(view, filter)
  const { operand } = filter
  if (filter.operator === 'is' || !operand.isNullable || !holdsForNothing(filter)) return compiled
  return sql`(${compiled} or ${sql.raw(operand.text)} is null)`
}

function step(tree: DocType, direction: TreeFilter['direction']): string {
  const parent = quoted(tree.tree?.parentField ?? '')
  const link = direction === 'descendants' ? `n.${parent} = w.name` : 'n."name" = w.parent'
  return `select n."name", n.${parent} from ${quoted(tree.name)} n join walk w on ${link}`
}

/**
 * SQL for the names found from a node along the index of the parent field. `union` removes repeats, so that the walk
 * ends on any data. Nodes that the caller may not read are not passed, and hide what is behind them.
 */
function found(view: View, { tree, direction, root, isInclusive }: TreeFilter): Sql {
  const condition = rowCondition(permissionFor(tree, 'read', view.caller), view.caller, 'n')
  const and = condition ? sql` and ${condition}` : sql``
  const parent = quoted(tree.tree?.parentField ?? '')
  const start = sql`select n."name", n.${sql.raw(parent)} as parent from ${sql.raw(quoted(tree.name))} n where n."name" = ${root}${and}`
  const next = sql`${sql.raw(step(tree, direction))}${and}`
  const others = isInclusive ? sql`` : sql` where name <> ${root}`
  return sql`with recursive walk as (${start} union ${next}) select name from walk${others}`
}

function compileTree(view: View, filter: TreeFilter): Sql {
  const column = sql.raw(filter.operand.text)
  return filter.isNegated
    ? sql`${column} <> all(array(${found(view, filter)}))`
    : sql`${column} = any(array(${found(view, filter)}))`
}

type Sql = RawBuilder<unknown>

export interface Conditions extends Reading {
  readonly filters: readonly Filter[]
  readonly anyOf: readonly Filter[]
  /** True when all documents are read, as for a count; false when a page ends after a few. */
  readonly isExhaustive: boolean
}

/**
 * Documents with a row that meets all these filters. A document without rows counts as one empty row, as in the
 * dialect's left join; but no document comes twice.
 */
function hasRow({ view, isExhaustive }: Conditions, source: Source, filters: readonly Filter[]): Sql {
  const rows = sql`from ${sql.raw(tableText(source))} where ${belongs(view, source)}`
  const held = sql.join(
    filters.map((filter) => compileFilter(view, filter)),
    sql` and `,
  )
  const some = sql`exists (select 1 ${rows} and ${held})`
  if (!filters.every(holdsForNothing)) return some
  // For the OR PostgreSQL reads the whole table of rows: right for all documents, wrong for the first twenty.
  return isExhaustive
    ? sql`(${some} or not exists (select 1 ${rows}))`
    : sql`coalesce((select bool_or(${held}) ${rows}), true)`
}

function isOutside({ sources }: Reading, { operand }: Filter): boolean {
  return operand.source.table.kind === 'rows' && !sources.isJoined(operand.source)
}

function compileAny(conditions: Conditions, filter: Filter): Sql {
  if (filter.operand.source.table.kind === 'tags') return compileTagged(conditions.view, filter)
  return isOutside(conditions, filter)
    ? hasRow(conditions, filter.operand.source, [filter])
    : compileFilter(conditions.view, filter)
}

/** Filters on the rows of one table must hold for the same row. */
function compileAll(conditions: Conditions): readonly Sql[] {
  const { filters } = conditions
  const inside = filters.filter((filter) => !isOutside(conditions, filter))
  const outside = Map.groupBy(
    filters.filter((filter) => isOutside(conditions, filter)),
    ({ operand }) => operand.source,
  )
  return [
    ...inside.map((filter) => compileAny(conditions, filter)),
    ...[...outside].map(([source, asked]) => hasRow(conditions, source, asked)),
  ]
}

export function compileConditions(conditions: Conditions): Sql {
  const { view, anyOf } = conditions
  const either = sql.join(
    anyOf.map((filter) => compileAny(conditions, filter)),
    sql` or `,
  )
  const all = [
    ...compileAll(conditions),
    ...(anyOf.length > 0 ? [sql`(${either})`] : []),
    ...(view.condition ? [view.condition] : []),
  ]
  return all.length > 0 ? sql` where ${sql.join(all, sql` and `)}` : sql``
}

function withoutNot(filter: Filter): Filter | null {
  switch (filter.operator) {
    case 'not like':
      return { ...filter, operator: 'like' }
    case 'not in':
      return { ...filter, operator: 'in' }
    case '!=':
      return { ...filter, operator: '=' }
    default:
      return null
  }
}

/** Filters by tags: a filter holds when one tag of the document matches, its negation when none does. */
function compileTagged(view: View, filter: Filter): RawBuilder<unknown> {
  const { source } = filter.operand
  const tags = sql`select 1 from ${sql.raw(tableText(source))} where ${belongs(view, source)}`
  if (filter.operator === 'is') return filter.isSet ? sql`exists (${tags})` : sql`not exists (${tags})`
  const denied = withoutNot(filter)
  const some = sql`exists (${tags} and ${compileFilter(view, denied ?? filter)})`
  return denied ? sql`not ${some}` : some
}
