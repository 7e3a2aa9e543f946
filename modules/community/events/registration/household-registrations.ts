import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdDocumentRow, HouseholdLines } from '#money/statements'

/** Adds paid registrations, and confirmed ones with an amount to pay, to a household's statement. */
export const householdRegistrations: HouseholdLines = {
  documents: ({ users }) => sql<HouseholdDocumentRow>`
    select 'registrations', 'Event Registration', r.name, e.title, null::text, r."user", 'income', true
    from "Event Registration" r join "Mela Event" e on e.name = r.event where r."user" = any(${users})`,
  changes: ({ users, from, to }) => sql<HouseholdChangeRow>`
    select 'registrations', 'charged', r.creation::date,
      case when r.paid_amount > 0 then r.paid_amount else r.amount end, e.title, null::text, null::text, r."user",
      'Event Registration', r.name
    from "Event Registration" r join "Mela Event" e on e.name = r.event
    where r."user" = any(${users}) and r.creation::date between ${from}::date and ${to}::date
      and (r.paid_amount > 0 or r.state in ('confirmed', 'checked in'))`,
}
