import { link, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { worksOnEvery } from '#framework/permissions'
import { BusinessBranch } from '#store/businesses'
import { Product } from '#store/catalog'
import { Stock } from './stock.doctype.ts'
import { stockKeepers } from '../stock-move/receive-stock.ts'

interface VariantStock {
  readonly variant: string
  readonly sku: string
  readonly option_values: string | null
  readonly branch: string
  readonly branch_name: string
  readonly on_hand: number
  readonly reserved: number
  readonly available: number
}

const MAX_BRANCHES = 1000
const MAX_ROWS = 2000

/** Branches that the caller manages; null for all branches. */
async function listOwnBranches(documents: Documents): Promise<readonly string[] | null> {
  if (worksOnEvery(BusinessBranch, documents.caller)) return null
  const own = await documents.find(BusinessBranch, { fields: ['name'], limit: MAX_BRANCHES })
  return own.map(({ name }) => name)
}

interface StockQuestion {
  readonly product: string
  readonly variant: string | null
  readonly business: string | null
}

interface ProductStock {
  readonly is_tracked: 0 | 1
  readonly stock: readonly VariantStock[]
}

/**
 * Returns stock of each active variant in each active branch that sells it and the caller manages. At most three
 * statements.
 */
async function stockOfProduct(
  documents: Documents,
  { product, variant, business }: StockQuestion,
): Promise<ProductStock> {
  const { name, is_digital, tracks_stock } = await documents.get(Product, product)
  const branches = await listOwnBranches(documents)
  const isOwnBranch = branches === null ? sql`true` : sql`b.name = any(${[...branches]}::text[])`
  const isAsked = sql`(${variant}::text is null or v.name = ${variant})
    and (${business}::text is null or b.business = ${business})`
  const stock = await documents.asSystem().statement(
    sql<VariantStock>`
      select v.name as variant, v.sku, v.option_values, b.name as branch, b.branch_name,
        coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved, coalesce(s.available, 0) as available
      from "Product" p
        join "Product Variant" v on v.parent = p.name and v.parenttype = 'Product' and v.is_archived = 0
        join "Business Branch" b on b.is_active = 1 and ${isOwnBranch} and (b.business = p.business or exists (
          select from "Product Offer" o where o.variant = v.name and o.business = b.business))
        left join "Stock" s on s.branch = b.name and s.variant = v.name
      where p.name = ${name} and ${isAsked} order by v.idx, b.is_default desc, b.name limit ${sql.lit(MAX_ROWS)}`,
    { reads: [Stock] },
  )
  return { is_tracked: is_digital === 1 || tracks_stock === 0 ? 0 : 1, stock }
}

/**
 * Returns the stock of a product's variants in the caller's own branches. Branches without stock are included, and
 * `inventory.count_stock` changes it.
 */
export const getProductStock = method({
  access: stockKeepers,
  input: {
    product: link('Product', { required: true }),
    variant: text({ maxLength: 140 }),
    business: link('Business'),
  },
  reads: true,
  run: ({ input, documents }) => stockOfProduct(documents, input),
})
