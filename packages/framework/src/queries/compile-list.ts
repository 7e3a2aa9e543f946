import { sql, type RawBuilder } from 'kysely'
import type { Column, DocType } from '#framework/doctypes'
import { compileFilter } from './compile-filter.ts'
import type { Filter } from './filter.ts'
import type { Order } from './read-order.ts'
import type { Paging } from './read-paging.ts'

/** A question to one type's table, every part of it checked. */
export interface ListQuery {
  readonly type: DocType
  readonly columns: readonly Column[]
  readonly filters: readonly Filter[]
  readonly anyOf: readonly Filter[]
  readonly order: readonly Order[]
  readonly paging: Paging
}

/** What every path adds to a question: the rows that the caller may see; null = all of them. */
type Permitted = RawBuilder<unknown> | null

/** The rows of a question: filters AND together, or_filters OR among themselves and AND with the rest. */
export function rowsOf(
  { filters, anyOf }: Pick<ListQuery, 'filters' | 'anyOf'>,
  permitted: Permitted,
): RawBuilder<unknown> {
  const either = anyOf.length > 0 ? [sql`(${sql.join(anyOf.map(compileFilter), sql` or `)})`] : []
  const conditions = [...filters.map(compileFilter), ...either, ...(permitted ? [permitted] : [])]
  return conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``
}

export type Row = Record<string, unknown>

/** Columns come from Meta, whose names need no quoting beyond this; one text is built faster than a tree of names. */
const quoted = (column: Column): string => `"${column.name}"`

export function compileList(query: ListQuery, permitted: Permitted): RawBuilder<Row> {
  const columns = sql.raw(query.columns.map(quoted).join(', '))
  const order = sql.raw(
    query.order.map(({ column, direction }) => `${quoted(column)} ${direction}`).join(', '),
  )
  const { limit, offset } = query.paging
  return sql<Row>`select ${columns} from ${sql.table(query.type.name)}${rowsOf(query, permitted)} order by ${order} limit ${limit} offset ${offset}`
}

export function compileCount(
  query: Pick<ListQuery, 'type' | 'filters' | 'anyOf'>,
  permitted: Permitted,
): RawBuilder<{ count: number }> {
  return sql<{
    count: number
  }>`select count(*) as count from ${sql.table(query.type.name)}${rowsOf(query, permitted)}`
}
