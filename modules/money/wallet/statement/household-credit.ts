import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdLines } from '#money/statements'

/** Adds changes of wallet credit to a household's statement. */
export const householdCredit: HouseholdLines = {
  changes: ({ users, from, to }) => sql<HouseholdChangeRow>`
    select 'credit', case when l.amount < 0 then 'added' else 'used' end, e.posting_date, -l.amount,
      coalesce(l.memo, e.memo, ''), null::text, null::text, a.party, e.source_type, e.source_name
    from "Ledger Account" a join "Ledger Line" l on l.account = a.name join "Ledger Entry" e on e.name = l.entry
    where a.purpose = 'customer credit' and a.party_type = 'User' and a.party = any(${users}) and a.currency = 'INR'
      and e.posting_date between ${from}::date and ${to}::date`,
}
