import { sql } from 'kysely'
import type { Caller } from '#framework/permissions'
import { compileSome, readConditions, type Some } from '#framework/queries'
import type { CountAsked } from './count-asked.ts'
import { viewOf } from './list-view.ts'
import type { Work } from '../work.ts'

interface Counting {
  readonly work: Work
  readonly caller: Caller
  /** Counted no further than this, so that a long list costs no more than a short one. */
  readonly most: number
}

interface Placed extends Some {
  readonly place: number
}

const none: Some = { count: 0, first: null }

/** How many documents the caller reaches for each question, in the order of the questions: one statement for all. */
export async function countEach(
  { work, caller, most }: Counting,
  asked: readonly CountAsked[],
): Promise<readonly Some[]> {
  if (asked.length === 0) return []
  const counts = asked.map(({ type, filters }, place) => {
    const conditions = readConditions(viewOf({ work, caller, type }, {}), { filters })
    for (const read of [type.name, ...conditions.sources.touched]) work.journal.read.add(read)
    return sql<Placed>`select ${place}::int as place, found.* from (${compileSome(conditions, most)}) found`
  })
  const { rows } = await sql<Placed>`${sql.join(counts, sql` union all `)}`.execute(work.connection)
  const byPlace = new Map(rows.map(({ place, count, first }) => [place, { count, first }]))
  return asked.map((_, place) => byPlace.get(place) ?? none)
}
