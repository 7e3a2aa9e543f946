import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdLines } from '#money/statements'

/** Adds changes of reward points to a household's statement. */
export const householdPoints: HouseholdLines = {
  changes: ({ users, from, to }) => sql<HouseholdChangeRow>`
    select 'points', case when m.points < 0 then 'used' else 'added' end, m.creation::date, m.points,
      coalesce(m.description, ''), null::text, null::text, m."user", 'Reward Entry', m.reward_entry
    from "Reward Movement" m
    where m."user" = any(${users}) and m.creation::date between ${from}::date and ${to}::date`,
}
