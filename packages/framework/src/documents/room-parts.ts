import { sql, type RawBuilder } from 'kysely'

/**
 * The next number of a series as a part of a room's own statement: one row `(current)`. The counter's row stays locked
 * until the end of the transaction: no number is ever given twice.
 */
export function nextOfSeries(prefix: string): RawBuilder<{ readonly current: number }> {
  return sql<{ current: number }>`insert into mela_series (prefix, current) values (${prefix}, 1)
    on conflict (prefix) do update set current = mela_series.current + 1 returning current`
}

/**
 * What happened, as a part of a room's own statement. `rows` selects a signal's name and its payload as jsonb; whatever the
 * statement changes must be told beside it, for that is what wakes those who listen.
 */
export function happened(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into mela_signal (name, payload) ${rows}`
}
