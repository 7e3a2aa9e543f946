import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { HoursEntry } from './hours-entry.doctype.ts'

export interface HoursTotals {
  readonly approved: number
  readonly waiting: number
  /** First and last day of approved hours; null without any. */
  readonly from_day: string | null
  readonly to_day: string | null
}

const emptyTotals: HoursTotals = { approved: 0, waiting: 0, from_day: null, to_day: null }

/** Sums hours by state. One statement. */
export async function sumHours(documents: Documents, volunteer: string): Promise<HoursTotals> {
  const [found] = await documents.asSystem().statement(
    sql<HoursTotals>`select
        coalesce(sum(minutes) filter (where state = 'approved'), 0)::integer as approved,
        coalesce(sum(minutes) filter (where state = 'waiting'), 0)::integer as waiting,
        (min(on_day) filter (where state = 'approved'))::text as from_day,
        (max(on_day) filter (where state = 'approved'))::text as to_day
      from "Hours Entry" where volunteer = ${volunteer}`,
    { reads: [HoursEntry] },
  )
  return found ?? emptyTotals
}
