import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Business } from '#store/businesses'

/** The caller's own stall that sells a product, by itself or beside others; null when none does. One statement. */
export async function ownStall(documents: Documents, product: string): Promise<string | null> {
  const [stall] = await documents.asSystem().statement(
    sql<{ business_name: string }>`
      select b.business_name from "Business" b
      where b.run_by = ${documents.caller.user} and b.state = 'live' and (
        exists (select from "Product" p where p.name = ${product} and p.business = b.name)
        or exists (select from "Product Offer" o where o.product = ${product} and o.business = b.name and o.state = 'live'))
      order by b.name limit 1`,
    { reads: [Business] },
  )
  return stall?.business_name ?? null
}
