import { sql } from 'kysely'
import type { HouseholdDocumentRow, HouseholdLines } from '#money/statements'

/** Adds orders to their buyer's household statement. Their receivable accounts have all amounts. */
export const householdOrders: HouseholdLines = {
  documents: ({ users }) => sql<HouseholdDocumentRow>`
    select 'orders', 'Order', o.name, o.name, null::text, o."user", 'receivable', false
    from "Order" o where o."user" = any(${users})`,
}
