import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdDocumentRow, HouseholdLines } from '#money/statements'

/** Adds contributions of signed-in donors to a household's statement. */
export const householdContributions: HouseholdLines = {
  documents: ({ users }) => sql<HouseholdDocumentRow>`
    select 'contributions', 'Contribution', c.name, p.title, null::text, c.owner, 'income', true
    from "Contribution" c join "Contribution Purpose" p on p.name = c.purpose where c.owner = any(${users})`,
  changes: ({ users, from, to }) => sql<HouseholdChangeRow>`
    select 'contributions', 'charged', c.confirmed_on, c.amount, p.title, null::text, null::text, c.owner,
      'Contribution', c.name
    from "Contribution" c join "Contribution Purpose" p on p.name = c.purpose
    where c.owner = any(${users}) and c.state in ('confirmed', 'returned')
      and c.confirmed_on between ${from}::date and ${to}::date`,
}
