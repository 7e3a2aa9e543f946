import { sql, type RawBuilder } from 'kysely'
import { Family } from '#community/family'
import type { Documents } from '#framework/documents'
import { financialYearOf } from '#money/receipts'
import type { CreditedMinutes } from './credit.rules.ts'
import { HoursCredit } from './hours-credit.doctype.ts'

/** Families of the volunteers that a condition on `v` selects: as a guardian, or as a student. */
export const familiesOf = (condition: RawBuilder<unknown>) => sql`
  select v.name as volunteer, g.family from "Volunteer" v
    join "Guardian" g on g."user" = v."user" or g.phone = v.phone
  where ${condition}
  union
  select v.name, s.family from "Volunteer" v
    join "Student Volunteer Registration" r on r.name = v.registration
    join "Student Registration" s on s.name = r.student
  where s.family is not null and ${condition}`

/** Locks the families of a volunteer, so that approvals for one household wait for each other. */
export async function lockHousehold(system: Documents, volunteer: string): Promise<void> {
  const families = await system.statement(
    sql<{
      family: string
    }>`select distinct family from (${familiesOf(sql`v.name = ${volunteer}`)}) f order by 1`,
    {},
  )
  for (const { family } of families) await system.lock(Family, family)
}

const FIRST_MONTH = 4

/** Sums the minutes of a volunteer and of their household that earned credit in the month and year of a day. One statement. */
export async function sumCreditedMinutes(
  documents: Documents,
  volunteer: string,
  day: string,
): Promise<CreditedMinutes> {
  const { firstDay, lastDay } = financialYearOf(day, FIRST_MONTH)
  const isOwn = sql`c.volunteer = ${volunteer}`
  const isMonth = sql`to_char(c.on_day, 'YYYY-MM') = ${day.slice(0, 7)}`
  const [found] = await documents.asSystem().statement(
    sql<CreditedMinutes>`
      with own as (${familiesOf(sql`v.name = ${volunteer}`)}),
        household as (
          select volunteer from (${familiesOf(sql`true`)}) f where f.family in (select family from own)
          union select ${volunteer})
      select coalesce(sum(c.minutes) filter (where ${isOwn} and ${isMonth}), 0)::integer as "volunteer month",
        coalesce(sum(c.minutes) filter (where ${isOwn}), 0)::integer as "volunteer year",
        coalesce(sum(c.minutes) filter (where ${isMonth}), 0)::integer as "household month",
        coalesce(sum(c.minutes), 0)::integer as "household year"
      from ${sql.table(HoursCredit.name)} c
      where c.state = 'given' and c.on_day between ${firstDay}::date and ${lastDay}::date
        and c.volunteer in (select volunteer from household)`,
    { reads: [HoursCredit] },
  )
  return found ?? { 'volunteer month': 0, 'volunteer year': 0, 'household month': 0, 'household year': 0 }
}
