import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>

/** A value that the database computes from each row, at the moment at which it writes the row. */
export interface ColumnExpression {
  readonly kind: 'column expression'
  /** Only the system may use it. */
  readonly isForSystem: boolean
  compile(column: Sql, now: Date): Sql
}

export function isColumnExpression(value: unknown): value is ColumnExpression {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'column expression'
}

/** Adds to a number; an empty one counts as 0. */
export const increment = (by: number): ColumnExpression => ({
  kind: 'column expression',
  isForSystem: false,
  compile: (column) => sql`coalesce(${column}, 0) + ${by}::bigint`,
})

/** The time of the unit of work by the site's clocks, in whole seconds. */
export const currentTime: ColumnExpression = {
  kind: 'column expression',
  isForSystem: false,
  compile: (_column, now) =>
    sql`date_trunc('second', ${now.toISOString()}::timestamptz at time zone current_setting('TimeZone'))`,
}

/** SQL over the columns of the row, which is called `d`; no rule of the field checks its value. */
export const computed = (expression: Sql): ColumnExpression => ({
  kind: 'column expression',
  isForSystem: true,
  compile: () => expression,
})
