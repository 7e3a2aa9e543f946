import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { ReleasedLine } from './release-reserved-stock.ts'
import { stockChanges, emitStockChanges, type MovedStock } from '../stock/emit-stock-changes.ts'

/** Goods that came back, and the document that says why. */
export interface ReturnedStock {
  readonly source: { readonly type: string; readonly name: string }
  readonly lines: readonly ReleasedLine[]
}

/** Returned goods lie in their branch again and can be bought. One statement; whoever calls it knows that they are new. */
export async function returnToStock(documents: Documents, { source, lines }: ReturnedStock): Promise<void> {
  const { user } = documents.caller
  const variants = lines.map(({ variant }) => variant)
  const branches = lines.map(({ branch }) => branch)
  const quantities = lines.map(({ quantity }) => quantity)
  // Raw SQL: a posting to the stock ledger, whose database rules change stock and answer what is left.
  const moved = await documents.asSystem().statement(
    prepared<MovedStock>(
      'inventory.take back',
      sql`
      insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity, source_type,
        source_name)
      select replace(gen_random_uuid()::text, '-', ''), ${user}, clock_timestamp(), clock_timestamp(), ${user},
        line.branch, line.variant, 'returned', line.quantity, ${source.type}, ${source.name}
      from unnest(${variants}::text[], ${branches}::text[], ${quantities}::bigint[]) as line (variant, branch, quantity)
      order by line.branch || '-' || line.variant
      returning stock, product, on_hand_after - reserved_after as available_after, quantity as change`,
    ),
    { changes: stockChanges },
  )
  await emitStockChanges(documents, moved)
}
