import { sql } from 'kysely'
import type { Documents } from '#framework/documents'

/** Returns each product's categories, its own first, then the parents. One statement. `system` acts as the system. */
export async function listProductCategories(
  system: Documents,
  products: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await system.statement(
    sql<{ product: string; categories: readonly string[] }>`
      with recursive up as (
        select p.name as product, p.category, 1 as depth from "Product" p where p.name = any(${[...products]}::text[])
        union all
        select up.product, c.parent_category, up.depth + 1 from up join "Product Category" c on c.name = up.category
        where c.parent_category is not null and up.depth < 10
      )
      select product, json_agg(category order by depth) as categories from up group by product`,
    {},
  )
  return new Map(rows.map(({ product, categories }) => [product, categories]))
}
