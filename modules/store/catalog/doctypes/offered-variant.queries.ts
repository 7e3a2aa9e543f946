import type { Documents } from '#framework/documents'
import { Product, ProductVariant } from './product.doctype.ts'

/** What an offer is about, as its product calls it. */
export interface OfferedVariant {
  readonly product_title: string
  /** Whose product it is. */
  readonly business: string
  readonly variants: readonly {
    readonly variant: string
    readonly sku: string
    readonly option_values: string | null
  }[]
}

/** The filters under which a variant is found: what is said, its name or its SKU; all that are sold where nothing is. */
function meantBy(product: string, said: string | null) {
  const ofProduct = [
    ['parent', '=', product],
    ['parenttype', '=', Product.name],
  ]
  return said === null
    ? { filters: [...ofProduct, ['is_archived', '=', 0]] }
    : {
        filters: ofProduct,
        or_filters: [
          ['name', '=', said],
          ['sku', '=', said],
        ],
      }
}

/** A product that the caller may read with those of its variants that are meant, at most two; null when there is none. */
export async function variantsMeant(
  documents: Documents,
  { product, said }: { readonly product: string; readonly said: string | null },
): Promise<OfferedVariant | null> {
  const [found] = await documents.find(Product, {
    where: { name: product },
    fields: ['title', 'business'],
    limit: 1,
  })
  if (!found) return null
  const rows = await documents.asSystem().list(ProductVariant, {
    fields: ['name', 'sku', 'option_values'],
    ...meantBy(product, said),
    order_by: 'idx asc',
    limit_page_length: 2,
  })
  const variants = rows.map(({ name, sku, option_values: options }) => ({
    ...{ variant: String(name), sku: String(sku) },
    option_values: typeof options === 'string' ? options : null,
  }))
  return { product_title: found.title, business: found.business, variants }
}
