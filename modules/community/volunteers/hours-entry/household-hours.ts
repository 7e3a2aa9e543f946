import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdLines } from '#money/statements'

/** Adds approved hours of the household's guardians and children to its statement, in minutes. */
export const householdHours: HouseholdLines = {
  changes: ({ users, students, from, to }) => sql<HouseholdChangeRow>`
    select 'hours', 'added', h.on_day, h.minutes, h.activity, null::text, r.student,
      case when r.student is null then v."user" end, 'Hours Entry', h.name
    from "Hours Entry" h join "Volunteer" v on v.name = h.volunteer
      left join "Student Volunteer Registration" r on r.name = v.registration and r.student = any(${students})
    where h.state = 'approved' and h.on_day between ${from}::date and ${to}::date
      and (v."user" = any(${users}) or r.student is not null)`,
}
