import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Product, ProductVariant, listSaleItems, type SaleItem } from '#store/catalog'
import type { OrderDoc } from '../order/order.queries.ts'

type Line = Pick<OrderDoc['lines'][number], 'product' | 'business'>

interface VariantRow {
  readonly variant: string
  readonly product: string
}

/**
 * What may go in the place of some lines: the living variants of their products, as their own seller sells them today, in
 * the order of the catalogue. Two statements.
 */
export async function findExchangeItems(
  system: Documents,
  lines: readonly Line[],
): Promise<readonly SaleItem[]> {
  const products = lines.flatMap(({ product }) => product ?? [])
  const rows = await system.statement(
    sql<VariantRow>`select name as variant, parent as product from "Product Variant"
      where parent = any(${products}::text[]) and parenttype = 'Product' and is_archived = 0 order by parent, idx`,
    { reads: [Product, ProductVariant] },
  )
  const pairs = lines.flatMap(({ product, business }) =>
    rows.filter((row) => row.product === product).map(({ variant }) => ({ variant, business })),
  )
  const items = await listSaleItems(system, pairs)
  return items.filter(({ is_sold }) => is_sold)
}
