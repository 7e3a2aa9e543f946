import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Return } from './return.doctype.ts'

export type ReturnDoc = Doc<typeof Return>

/** Returns quantities in open returns, by line. One statement, under the order's lock. */
export async function findPendingReturnQuantities(
  system: Documents,
  order: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await system.statement(
    sql<{ line: string; quantity: string }>`
      select i.order_line as line, sum(i.quantity) as quantity from "Return Item" i join "Return" r on r.name = i.parent
      where r."order" = ${order} and i.parenttype = 'Return' and r.state in ('requested', 'approved', 'picked up', 'received')
      group by i.order_line`,
    { reads: [Return] },
  )
  return new Map(rows.map(({ line, quantity }) => [line, Number(quantity)]))
}
