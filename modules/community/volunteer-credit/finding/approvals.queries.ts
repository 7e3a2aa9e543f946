import { sql } from 'kysely'
import { HoursEntry } from '#community/volunteers'
import type { Documents } from '#framework/documents'
import { familiesOf } from '../hours-credit/household.queries.ts'
import type { findingKinds } from './hours-finding.doctype.ts'

/** Fewer entries of a pair are no pattern. */
const MIN_ENTRIES = 5

/** A share of a volunteer's entries that one approver rarely has. */
const HIGH_SHARE = 0.8

/** A late check-out counts up to an hour beyond the shift. */
const LATE_MINUTES = 60

const MAX_FINDINGS = 1000

export interface FoundPair {
  readonly kind: (typeof findingKinds)[number]
  readonly volunteer: string
  readonly approver: string
  readonly entries: number
  readonly of_entries: number
  readonly minutes: number
  readonly from_day: string
  readonly to_day: string
}

/** Counts the marked entries of each pair; `mark` is a column of `marked`. */
const foundBy = (kind: FoundPair['kind'], mark: string, condition: ReturnType<typeof sql>) => sql`
  select ${kind}::text as kind, volunteer, approved_by as approver,
    count(*) filter (where ${sql.ref(mark)})::integer as entries, count(*)::integer as of_entries,
    coalesce(sum(minutes) filter (where ${sql.ref(mark)}), 0)::integer as minutes,
    min(on_day) filter (where ${sql.ref(mark)})::text as from_day, max(on_day) filter (where ${sql.ref(mark)})::text as to_day
  from marked group by volunteer, approved_by, approver_share
  having count(*) filter (where ${sql.ref(mark)}) > 0 and ${condition}`

/**
 * Finds pairs of volunteer and approver with approvals in the own household, nearly all of a volunteer's entries by an
 * approver who approves few of the others', round hours that nobody checked in, or hours outside of shifts. One statement.
 */
export function findUnusualPairs(documents: Documents, since: string): Promise<readonly FoundPair[]> {
  const isOften = sql`count(*) >= ${MIN_ENTRIES}`
  const marked = sql`
    with families as (${familiesOf(sql`true`)}),
      approved as (
        select h.*, count(*) over (partition by h.volunteer) as of_volunteer,
          count(*) over (partition by h.approved_by)::numeric / count(*) over () as approver_share
        from ${sql.table(HoursEntry.name)} h where h.state = 'approved' and h.on_day >= ${since}::date),
      marked as (
        select a.*, true as is_any,
          exists (select from families f join "Guardian" g on g.family = f.family
            where f.volunteer = a.volunteer and g."user" = a.approved_by) as is_household,
          a.minutes % 60 = 0 and a.source in ('self-report', 'office') as is_round,
          case when s.name is null then a.source in ('self-report', 'office')
            else a.on_day not between s.starts_at::date and s.ends_at::date
              or a.minutes > extract(epoch from s.ends_at - s.starts_at) / 60 + ${LATE_MINUTES} end as is_outside,
          s.name is not null as has_shift
        from approved a left join "Shift" s on s.name = a.shift)`
  return documents.asSystem().statement(
    sql<FoundPair>`${marked}
      select * from (
        ${foundBy('same household', 'is_household', sql`true`)}
        union all
        ${foundBy('one approver', 'is_any', sql`${isOften} and count(*) >= ${HIGH_SHARE}::numeric * max(of_volunteer) and approver_share < ${HIGH_SHARE}::numeric`)}
        union all
        ${foundBy('round hours', 'is_round', sql`${isOften} and count(*) filter (where is_round) >= ${HIGH_SHARE}::numeric * count(*)`)}
        union all
        ${foundBy('outside shifts', 'is_outside', sql`(count(*) filter (where is_outside and has_shift) > 0 or (${isOften} and count(*) filter (where is_outside) >= ${HIGH_SHARE}::numeric * count(*)))`)}
      ) found order by kind, volunteer, approver limit ${MAX_FINDINGS}`,
    {},
  )
}
