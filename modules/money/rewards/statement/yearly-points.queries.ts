import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { RewardMovement } from '../entry/reward-entry.doctype.ts'

const YEAR_DAYS = 365

/** Returns the points that a customer earned in the last 365 days, without those of returned items. */
export async function readYearlyPoints(documents: Documents, user: string): Promise<number> {
  const since = addDays(documents.today, -YEAR_DAYS)
  const [row] = await documents.asSystem().statement(
    sql<{ points: number }>`
      select coalesce(sum(points), 0)::integer as points from ${sql.table(RewardMovement.name)}
      where "user" = ${user} and kind in ('earned', 'reversed') and creation >= ${since}::date`,
    {},
  )
  return row?.points ?? 0
}
