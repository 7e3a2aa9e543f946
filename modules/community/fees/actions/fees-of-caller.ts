import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Fee } from '../doctypes/fee.doctype.ts'
import type { FeeView } from '../rules/fee-view.ts'
import type { Instalment } from '../rules/instalment.ts'
import { viewOf } from './show-fee.ts'

/** More than the children of one family have had years. */
const MOST_FEES = 60

interface KeptPart extends Instalment {
  readonly parent: string
}

async function instalmentsOf(documents: Documents, fees: readonly string[]) {
  const rows = await documents.asSystem().statement(
    sql<KeptPart>`
      select parent, label, due_on::text, full_amount::float8, discount::float8, late_fee::float8, waived::float8,
        paid::float8
      from "Fee Instalment" where parent in (${sql.join(fees)}) and parenttype = 'Fee' order by parent, idx`,
    { reads: [Fee] },
  )
  return Map.groupBy(rows, ({ parent }) => parent)
}

/** Two statements, however many there are: the rows that the caller may read, and their instalments. */
export async function feesOfCaller(
  documents: Documents,
  student: string | null,
): Promise<readonly (FeeView & { readonly student: string })[]> {
  const fees = await documents.find(Fee, {
    ...(student === null ? {} : { where: { student } }),
    order_by: 'academic_year desc, creation asc',
    limit: MOST_FEES,
  })
  if (fees.length === 0) return []
  const parts = await instalmentsOf(
    documents,
    fees.map(({ name }) => name),
  )
  return fees.map((fee) => {
    const instalments: readonly Instalment[] = parts.get(fee.name) ?? []
    return { student: fee.student, ...viewOf(fee, instalments, documents.today) }
  })
}
