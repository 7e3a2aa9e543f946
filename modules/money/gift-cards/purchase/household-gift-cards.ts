import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdDocumentRow, HouseholdLines } from '#money/statements'

/** Adds bought gift cards to their buyer's household statement. What is left on one is its holder's own affair. */
export const householdGiftCards: HouseholdLines = {
  documents: ({ users }) => sql<HouseholdDocumentRow>`
    select 'gift_cards', 'Gift Card', g.name, g.recipient_name, null::text, g.buyer, 'gift card', true
    from "Gift Card" g where g.buyer = any(${users}) and g.source = 'purchase'`,
  changes: ({ users, from, to }) => sql<HouseholdChangeRow>`
    select 'gift_cards', 'charged', g.creation::date, g.amount, g.recipient_name, null::text, null::text, g.buyer,
      'Gift Card', g.name
    from "Gift Card" g
    where g.buyer = any(${users}) and g.source = 'purchase' and g.state <> 'awaiting payment'
      and g.creation::date between ${from}::date and ${to}::date`,
}
