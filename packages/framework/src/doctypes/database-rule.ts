/**
 * A rule that the database itself keeps, whoever writes: a trigger for each row, and what it runs. It is a part of the
 * type's table: made, changed and dropped with the schema.
 */
export interface DatabaseRule {
  /** Within its type. What it refuses should carry it: `raise … using errcode = 'check_violation', constraint = 'Type.name'`. */
  readonly name: string
  /**
   * `before`: it may fill or refuse the row. `at commit`: when everything that belongs together is written; it can only
   * refuse.
   */
  readonly moment: 'before' | 'at commit'
  readonly on: readonly [RowEvent, ...RowEvent[]]
  /** Of a PL/pgSQL trigger function, from `declare` or `begin` to `end`; `before` returns the row, `at commit` null. */
  readonly body: string
}

/** What happens to a row. */
export type RowEvent = 'insert' | 'update' | 'delete'

/** In the order in which PostgreSQL's own tools write them, so that two rules compare. */
const rowEvents: readonly RowEvent[] = ['insert', 'update', 'delete']

export function eventsText(on: readonly RowEvent[]): string {
  return rowEvents.filter((event) => on.includes(event)).join(' or ')
}
