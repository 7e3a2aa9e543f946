import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { renewListings, theseProducts } from '../actions/renew-listings.ts'
import { catalogErrors } from '../errors.ts'
import { requireHigher } from '../rules/require-higher.ts'
import { variantsMeant } from './offered-variant.queries.ts'
import { ProductOffer } from './product-offer.doctype.ts'

type Offer = Doc<typeof ProductOffer>

/** The variant by its name, or by its SKU where that alone was changed. */
function saidOf({ variant, sku }: Offer, previous: Offer | null): string | null {
  const isSkuNew = previous !== null && previous.variant === variant && previous.sku !== sku
  return (isSkuNew ? null : variant) ?? (sku?.trim() || null)
}

/** A variant of its product, sold by somebody else than the product's own business. */
async function offered(documents: Documents, offer: Offer, previous: Offer | null) {
  const found = await variantsMeant(documents, { product: offer.product, said: saidOf(offer, previous) })
  if (!found) throw catalogErrors.unknown_product()
  const [meant, another] = found.variants
  if (!meant) throw catalogErrors.not_its_variant()
  if (another) throw catalogErrors.which_variant()
  if (found.business === offer.business) throw catalogErrors.own_offer()
  return { product_title: found.product_title, ...meant }
}

/** What it is about: the same again needs no looking. */
const subject = ({ product, variant, sku, business }: Offer) =>
  JSON.stringify([product, variant, sku, business])

export const productOfferHooks = hooks(ProductOffer, {
  async beforeSave({ document, previous, documents }) {
    requireHigher(document)
    // What is missing is told after us.
    if (!document.product) return {}
    if (previous?.product_title && subject(document) === subject(previous))
      return { product_title: previous.product_title, option_values: previous.option_values }
    return offered(documents, document, previous)
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
