import type { SamplePaying } from './sample-site.ts'

type Fee = Parameters<SamplePaying['newFee']>[0]

/** A fee, and a payment that is open for it. */
export async function openOne(paying: SamplePaying, values: Fee = {}) {
  const fee = await paying.newFee(values)
  return { fee, ...(await paying.open(fee)) }
}

/** The kinds of the ledger entries of a payment and of its refunds, in the order in which they were made. */
export async function entriesOf(paying: SamplePaying, payment: string): Promise<readonly string[]> {
  const { rows } = await paying.site.engine.database.pool.query<{ kind: string }>(
    `select kind from "Ledger Entry" where source_name = $1 or source_name in (select name from "Refund" where payment = $1)
     order by creation`,
    [payment],
  )
  return rows.map(({ kind }) => kind)
}
