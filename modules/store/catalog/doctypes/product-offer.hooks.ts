import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { renewListings, theseProducts } from '../actions/renew-listings.ts'
import { catalogErrors } from '../errors.ts'
import { requireHigher } from '../rules/require-higher.ts'
import { ProductOffer } from './product-offer.doctype.ts'
import { Product, ProductVariant } from './product.doctype.ts'

type Offer = Doc<typeof ProductOffer>

/** A variant of its product, sold by somebody else than the product's own business. */
async function requireSound(documents: Documents, { product, variant, business }: Offer): Promise<void> {
  const system = documents.asSystem()
  const filters = [
    ['name', '=', variant],
    ['parent', '=', product],
  ]
  const rows = await system.list(ProductVariant, { fields: ['name'], filters, limit_page_length: 1 })
  if (rows.length === 0) throw catalogErrors.not_its_variant()
  const [owner] = await system.find(Product, { where: { name: product }, fields: ['business'], limit: 1 })
  if (owner?.business === business) throw catalogErrors.own_offer()
}

/** What it is about: the same again needs no looking. What is missing yet is told after us. */
function subject({ product, variant, business }: Offer): string | null {
  const parts = [product, variant, business]
  return parts.every(Boolean) ? parts.join(' ') : null
}

export const productOfferHooks = hooks(ProductOffer, {
  async beforeSave({ document, previous, documents }) {
    requireHigher(document)
    const about = subject(document)
    if (about !== null && about !== (previous && subject(previous))) await requireSound(documents, document)
    return {}
  },
  async afterSave({ document, previous, documents }) {
    const products = [document.product, previous?.product ?? document.product]
    await renewListings(documents, theseProducts([...new Set(products)]))
  },
  async beforeDelete({ name, product, state }, documents) {
    // Off the shelf before it is gone, so that the product is listed without it.
    if (state !== 'live') return
    await documents.asSystem().save(ProductOffer, name, { state: 'paused' })
    await renewListings(documents, theseProducts([product]))
  },
})
