import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#framework/database'
import { storedKey, type RateLimit } from './rate-limit.ts'

interface Counted {
  readonly count: number
  readonly wait: number
}

/** Counts one attempt; it may be made while `count` is not more than the limit's most. */
export function rateLimitStatement({ key, seconds }: RateLimit, now: Date): RawBuilder<Counted> {
  const moment = now.toISOString()
  return sql<Counted>`
    insert into mela_limit as l (key, count, until)
    values (${storedKey(key)}, 1, ${moment}::timestamptz + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when l.until <= ${moment}::timestamptz then 1 else l.count + 1 end,
      until = case when l.until <= ${moment}::timestamptz then excluded.until else l.until end
    returning count, greatest(1, ceil(extract(epoch from until - ${moment}::timestamptz)))::integer as wait`
}

async function count(connection: Kysely<Tables>, limit: RateLimit, now: Date): Promise<Counted> {
  const { rows } = await rateLimitStatement(limit, now).execute(connection)
  for (const row of rows) return row
  throw new Error('A count returned nothing')
}

/**
 * Counts an attempt against each limit in turn, before the attempt is made, so that a hundred at once are no way round.
 * Null when it may be made; otherwise the seconds to wait, and the limits after the one that refused count nothing: put
 * the narrow ones first, so that one number tried too often does not use up everybody's.
 */
export async function consumeRateLimit(
  connection: Kysely<Tables>,
  limits: readonly RateLimit[],
  now: Date,
): Promise<number | null> {
  for (const limit of limits) {
    const { count: used, wait } = await count(connection, limit, now)
    if (used > limit.most) return wait
  }
  return null
}
