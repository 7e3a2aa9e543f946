import { sql } from 'kysely'
import type { Documents, Where } from '#framework/documents'
import { Fee } from './fee.doctype.ts'
import type { Instalment } from '../instalment/instalment.rules.ts'

/** More than the children of one list have had years. */
const MAX_FEES = 1000

interface InstalmentRow extends Instalment {
  readonly parent: string
}

async function readInstalments(system: Documents, fees: readonly string[]) {
  const rows = await system.statement(
    sql<InstalmentRow>`
      select parent, label, due_on::text, full_amount::float8, discount::float8, late_fee::float8, waived::float8,
        paid::float8
      from "Fee Instalment" where parent in (${sql.join(fees)}) and parenttype = 'Fee' order by parent, idx`,
    { reads: [Fee] },
  )
  return Map.groupBy(rows, ({ parent }) => parent)
}

/**
 * Fees as they were last saved, the latest year first, each with its instalments: two statements, however many there are.
 * Whether somebody may see them is asked before.
 */
export async function listFeesWithInstalments(documents: Documents, where: Where<typeof Fee>) {
  const system = documents.asSystem()
  const order_by = 'academic_year desc, creation asc'
  const fees = await system.find(Fee, { where, order_by, limit: MAX_FEES })
  if (fees.length === 0) return []
  const parts = await readInstalments(
    system,
    fees.map(({ name }) => name),
  )
  return fees.map((fee) => {
    const instalments: readonly Instalment[] = parts.get(fee.name) ?? []
    return { fee, instalments }
  })
}
