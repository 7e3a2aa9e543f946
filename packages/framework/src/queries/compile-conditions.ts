import { sql, type RawBuilder } from 'kysely'
import { compileFilter } from './compile-filter.ts'
import type { Filter } from './filter.ts'
import { belongs, tableText, type Reading, type Source } from './sources.ts'
import type { View } from './view.ts'
import { holdsForNothing } from './nothing.ts'

type Sql = RawBuilder<unknown>

/** What narrows a question: filters AND together, or_filters OR among themselves and AND with the rest. */
export interface Conditions extends Reading {
  readonly filters: readonly Filter[]
  readonly anyOf: readonly Filter[]
  /** True when every document is looked at, as for a count; false when a page is full after a few. */
  readonly isExhaustive: boolean
}

/**
 * Documents with a row that all these filters hold for. A document without rows counts as one empty row, as it does in the
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
  // PostgreSQL reads the whole table of rows for the OR: right for all documents, wrong for the first twenty.
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

/** Filters on the rows of one table must hold for one and the same row. */
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

/** The `where` of a question, with the rows that its caller may see. */
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

/** The same without its `not`; null where it has none. */
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

/** A filter on tags holds when one tag of the document is so; its denial, when none is. */
function compileTagged(view: View, filter: Filter): RawBuilder<unknown> {
  const { source } = filter.operand
  const tags = sql`select 1 from ${sql.raw(tableText(source))} where ${belongs(view, source)}`
  if (filter.operator === 'is') return filter.isSet ? sql`exists (${tags})` : sql`not exists (${tags})`
  const denied = withoutNot(filter)
  const some = sql`exists (${tags} and ${compileFilter(view, denied ?? filter)})`
  return denied ? sql`not ${some}` : some
}
