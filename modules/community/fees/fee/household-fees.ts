import { sql } from 'kysely'
import type { HouseholdChangeRow, HouseholdDocumentRow, HouseholdLines } from '#money/statements'

/** Adds fees to a household's statement: each instalment on its due date, with discounts, waivers and late fees. */
export const householdFees: HouseholdLines = {
  documents: ({ feesOf }) => sql<HouseholdDocumentRow>`
    select 'fees', 'Fee', f.name, f.academic_year || ', ' || f.class, f.student, null::text, 'income', false
    from "Fee" f where f.student = any(${feesOf})`,
  changes: ({ feesOf, from, to }) => sql<HouseholdChangeRow>`
    select 'fees', 'charged', i.due_on, i.full_amount - i.discount - i.waived + i.late_fee,
      f.academic_year || ', ' || f.class, i.label, f.student, null::text, 'Fee', f.name
    from "Fee" f join "Fee Instalment" i on i.parent = f.name and i.parenttype = 'Fee'
    where f.student = any(${feesOf}) and i.due_on between ${from}::date and ${to}::date`,
}
