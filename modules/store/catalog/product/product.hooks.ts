import type { Doc } from '#framework/doctypes'
import { computed, hooks, randomName, type Documents } from '#framework/documents'
import { writesEvery } from '#framework/permissions'
import { ProductChange } from '../product-change/product-change.doctype.ts'
import { catalogErrors, officeDecidesProduct } from '../errors.ts'
import { proposeChange } from '../product-change/propose-change.ts'
import { sql } from 'kysely'
import { ProductOffer } from '../offer/product-offer.doctype.ts'
import { hideListing, updateListings, productsNamed } from '../listing/update-listings.ts'
import {
  findUnnamedOption,
  findValueInTitle,
  requireHigherCompareAtPrice,
  findCheapest,
  findDuplicate,
  findRemovedVariants,
  normalizeVariants,
} from './product.rules.ts'
import {
  withoutProposed,
  listChangedFields,
  productNeedsReview,
  officeFields,
  reviewedFields,
} from '../product-change/proposed-values.ts'
import { buildSearchWords } from '../search/search-words.ts'
import { Product } from './product.doctype.ts'
import { ProductRoute } from './product-route.doctype.ts'

const MAX_CHANGES = 1000

async function deleteChanges(documents: Documents, product: string): Promise<void> {
  const system = documents.asSystem()
  const changes = await system.find(ProductChange, {
    where: { product },
    fields: ['name', 'state'],
    limit: MAX_CHANGES,
  })
  if (changes.some(({ state }) => state === 'waiting')) throw catalogErrors.change_under_review()
  for (const { name } of changes) await system.delete(ProductChange, name)
}

type ProductDocument = Doc<typeof Product>
type Variants = ProductDocument['variants']

function requireValidVariants(variants: Variants, previous: ProductDocument | null): void {
  const sku = findDuplicate(variants.map((row) => row.sku))
  if (sku !== null) throw catalogErrors.sku_twice(sku)
  const options = findDuplicate(variants.map((row) => row.option_values))
  if (options !== null) throw catalogErrors.options_twice(options)
  for (const row of variants) requireHigherCompareAtPrice(row)
  if (previous === null || previous.state === 'draft') return
  for (const lost of findRemovedVariants(variants, previous.variants))
    throw catalogErrors.variant_is_known(lost.sku ?? '')
}

/** Refuses a title that ends in an option value, because variant names append the values to the title. */
function requireTitleWithoutVariant(title: string, variants: Variants): void {
  const named = findValueInTitle(
    title,
    variants.map(({ option_values }) => option_values),
  )
  if (named !== null) throw catalogErrors.variant_in_title(named)
}

/** Refuses a value without an option name, which the option picker would ignore. */
function requireNamedOptions(variants: Variants): void {
  for (const { option_values } of variants) {
    const unnamed = findUnnamedOption(option_values)
    if (unnamed !== null) throw catalogErrors.option_unnamed(unnamed)
  }
}

function buildOnlyVariant({ route, price, compare_at_price }: ProductDocument): Variants[number] {
  return {
    ...{ name: randomName(), owner: '', creation: '', modified: '', modified_by: '', docstatus: 0, idx: 1 },
    ...{ parent: '', parentfield: 'variants', parenttype: Product.name },
    ...{ sku: (route ?? '').slice(0, 60), option_values: null, price, compare_at_price },
    ...{ weight_grams: 0, image: null, barcode: null, is_archived: 0 },
  }
}

const pricesOf = (variants: Variants): string => variants.map(({ price }) => price).join()

/**
 * Copies a price changed on a product with one variant to the variant, for edits in lists; refuses it with several
 * variants.
 */
function withOwnPrice(document: ProductDocument, previous: ProductDocument | null): Variants {
  const { variants, price, compare_at_price } = document
  const [only, ...more] = variants
  if (!previous || !only || pricesOf(variants) !== pricesOf(previous.variants)) return variants
  if (price === previous.price && compare_at_price === previous.compare_at_price) return variants
  if (more.length > 0) throw catalogErrors.price_of_variants()
  return [{ ...only, price, compare_at_price }]
}

/** Saves a seller's own fields of an approved product at once; stores the other changes for review and reverts them. */
async function holdForReview(documents: Documents, document: ProductDocument, previous: ProductDocument) {
  const change = { previous, document }
  const [office] = listChangedFields(officeFields, change)
  if (office) throw officeDecidesProduct(office)
  const fields = listChangedFields(reviewedFields, change)
  if (fields.length === 0) return {}
  const change_in_review = await proposeChange(documents, { ...change, fields })
  return { ...withoutProposed(change, fields), change_in_review }
}

async function saveOldRoute(documents: Documents, product: string, route: string): Promise<void> {
  const system = documents.asSystem()
  const [known] = await system.find(ProductRoute, { where: { route }, fields: ['name'], limit: 1 })
  if (known) await system.save(ProductRoute, known.name, { product })
  else await system.insert(ProductRoute, { route, product })
}

function hasNewLabels(document: ProductDocument, previous: ProductDocument): boolean {
  const words = ({ title, variants }: ProductDocument) =>
    JSON.stringify([title, variants.map(({ name, sku, option_values }) => [name, sku, option_values])])
  return words(document) !== words(previous)
}

function deriveFields(document: ProductDocument): Partial<ProductDocument> {
  const { pictures, variants } = document
  const lowest = findCheapest(variants)
  if (lowest === null && variants.every(({ is_archived }) => is_archived === 1))
    throw catalogErrors.nothing_to_sell()
  const { price, compare_at_price } = lowest ?? document
  const image = pictures[0]?.image ?? null
  return { image, variants, price, compare_at_price, search_words: buildSearchWords(document) }
}

export const productHooks = hooks(Product, {
  async beforeSave({ document: sent, previous, documents }) {
    requireHigherCompareAtPrice(sent)
    requireNamedOptions(sent.variants)
    const given = normalizeVariants(withOwnPrice(sent, previous))
    requireValidVariants(given, previous)
    if (sent.title !== previous?.title) requireTitleWithoutVariant(sent.title, given)
    const completed = { ...sent, variants: given.length > 0 ? given : [buildOnlyVariant(sent)] }
    const isOwn = previous === null || !productNeedsReview(previous) || writesEvery(Product, documents.caller)
    const overrides = isOwn ? {} : await holdForReview(documents, completed, previous)
    return { ...overrides, ...deriveFields({ ...completed, ...overrides }) }
  },
  async afterSave({ document, previous, documents }) {
    if (previous && previous.route !== document.route)
      await saveOldRoute(documents, document.name, previous.route)
    if (previous && hasNewLabels(document, previous)) await updateOfferLabels(documents, document)
    await updateListings(documents, productsNamed([document.name]))
  },
  async beforeDelete({ name }, { documents }) {
    await deleteChanges(documents, name)
    await hideListing(documents, name)
  },
})

const offeredVariant = sql`from "Product Variant" v
  where v.name = d.variant and v.parent = d.product and v.parenttype = 'Product'`

/** Value of a variant's column; the offer's value when the product no longer has the variant. */
const variantLabel = (column: string) =>
  computed(sql`case when exists (select ${offeredVariant})
    then (select ${sql.id('v', column)} ${offeredVariant}) else ${sql.id('d', column)} end`)

/** Copies changed titles of product and variants to the offers. One statement. */
async function updateOfferLabels(
  documents: Documents,
  { name: product, title }: Doc<typeof Product>,
): Promise<void> {
  await documents
    .asSystem()
    .updateWhere(
      ProductOffer,
      { product },
      { product_title: title, sku: variantLabel('sku'), option_values: variantLabel('option_values') },
    )
}
