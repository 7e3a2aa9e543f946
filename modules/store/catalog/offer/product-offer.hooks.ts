import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { updateListings, productsNamed } from '../listing/update-listings.ts'
import { catalogErrors } from '../errors.ts'
import { requireHigherCompareAtPrice } from '../product/product.rules.ts'
import { Product, ProductVariant } from '../product/product.doctype.ts'
import { ProductOffer } from './product-offer.doctype.ts'

type Offer = Doc<typeof ProductOffer>

async function findOfferedVariant(documents: Documents, { product, variant, sku, business }: Offer) {
  const found = await findVariants(documents, { product, identifier: variant ?? (sku?.trim() || null) })
  if (!found) throw catalogErrors.unknown_product()
  const [match, another] = found.variants
  if (!match) throw catalogErrors.not_its_variant()
  if (another) throw catalogErrors.which_variant()
  if (found.business === business) throw catalogErrors.own_offer()
  return { product_title: found.product_title, ...match }
}

export const productOfferHooks = hooks(ProductOffer, {
  async beforeSave({ document, previous, documents }) {
    requireHigherCompareAtPrice(document)
    // An existing offer retains its variant; only the product changes its title.
    if (previous?.product_title)
      return { product_title: previous.product_title, option_values: previous.option_values }
    // Required fields are checked after this hook.
    if (!document.product || !document.business) return {}
    return findOfferedVariant(documents, document)
  },
  async afterSave({ document, documents }) {
    await updateListings(documents, productsNamed([document.product]))
  },
  async beforeDelete({ name, product, state }, { documents }) {
    // The listing is updated before the deletion, so that it excludes this offer.
    if (state !== 'live') return
    await documents.asSystem().save(ProductOffer, name, { state: 'paused' })
    await updateListings(documents, productsNamed([product]))
  },
})

interface OfferedVariant {
  readonly product_title: string
  readonly business: string
  readonly variants: readonly {
    readonly variant: string
    readonly sku: string
    readonly option_values: string | null
  }[]
}

function variantFilters(product: string, identifier: string | null) {
  const ofProduct = [
    ['parent', '=', product],
    ['parenttype', '=', Product.name],
  ]
  return identifier === null
    ? { filters: [...ofProduct, ['is_archived', '=', 0]] }
    : {
        filters: ofProduct,
        or_filters: [
          ['name', '=', identifier],
          ['sku', '=', identifier],
        ],
      }
}

/** Finds a product that the caller may read with at most two matching variants; null when it is missing. */
async function findVariants(
  documents: Documents,
  { product, identifier }: { readonly product: string; readonly identifier: string | null },
): Promise<OfferedVariant | null> {
  const [found] = await documents.find(Product, {
    where: { name: product },
    fields: ['title', 'business'],
    limit: 1,
  })
  if (!found) return null
  const rows = await documents.asSystem().list(ProductVariant, {
    fields: ['name', 'sku', 'option_values'],
    ...variantFilters(product, identifier),
    order_by: 'idx asc',
    limit_page_length: 2,
  })
  const variants = rows.map(({ name, sku, option_values: options }) => ({
    ...{ variant: String(name), sku: String(sku) },
    option_values: typeof options === 'string' ? options : null,
  }))
  return { product_title: found.title, business: found.business, variants }
}
