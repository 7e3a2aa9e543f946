import type { Changes, Doc } from '#framework/doctypes'
import type { Product } from '../product/product.doctype.ts'

type ProductDocument = Doc<typeof Product>

type Variant = ProductDocument['variants'][number]

type ProposedVariant = Pick<
  Variant,
  'sku' | 'option_values' | 'image' | 'price' | 'compare_at_price' | 'weight_grams' | 'barcode'
> & {
  readonly name: string | null
}

type Simple = Exclude<ReviewedField, 'pictures' | 'attributes' | 'variants'>

export type ProposedValues = Partial<Pick<ProductDocument, Simple>> & {
  readonly pictures?: readonly Pick<ProductDocument['pictures'][number], 'image' | 'alt'>[]
  readonly attributes?: readonly Pick<ProductDocument['attributes'][number], 'attribute' | 'value'>[]
  readonly variants?: readonly ProposedVariant[]
}

interface Change {
  readonly previous: ProductDocument
  readonly document: ProductDocument
}

function proposedVariants({ previous, document }: Change): readonly ProposedVariant[] {
  const known = new Set(previous.variants.map(({ name }) => name))
  return document.variants.map(
    ({ name, sku, option_values, image, price, compare_at_price, weight_grams, barcode }) => ({
      ...{ name: known.has(name) ? name : null, sku, option_values, image },
      ...{ price, compare_at_price, weight_grams, barcode },
    }),
  )
}

export function proposedValues(change: Change, fields: readonly ReviewedField[]): ProposedValues {
  const { pictures, attributes } = change.document
  const rows = {
    pictures: pictures.map(({ image, alt }) => ({ image, alt })),
    attributes: attributes.map(({ attribute, value }) => ({ attribute, value })),
    variants: proposedVariants(change),
  }
  const candidate: Readonly<Record<string, unknown>> = { ...change.document, ...rows }
  return Object.fromEntries(fields.map((field) => [field, candidate[field]]))
}

function liveVariants({ previous, document }: Change): readonly Variant[] {
  const saved = new Map(document.variants.map((row) => [row.name, row]))
  return previous.variants.map((row) => {
    const { price, compare_at_price, weight_grams, barcode, is_archived } = saved.get(row.name) ?? row
    return { ...row, price, compare_at_price, weight_grams, barcode, is_archived }
  })
}

export function withoutProposed(change: Change, fields: readonly ReviewedField[]): Partial<ProductDocument> {
  const previousValues: Readonly<Record<string, unknown>> = { ...change.previous }
  const unchanged = Object.fromEntries(fields.map((field) => [field, previousValues[field]]))
  return { ...unchanged, variants: liveVariants(change) }
}

function appliedVariants(sold: readonly Variant[], proposed: readonly ProposedVariant[]) {
  const named = new Map(proposed.map((row) => [row.name, row]))
  const current = sold.map((row) => {
    const { sku, option_values, image } = named.get(row.name) ?? row
    return { ...row, sku, option_values, image }
  })
  const added = proposed.filter(({ name }) => name === null).map(({ name: _none, ...row }) => row)
  return [...current, ...added]
}

export function acceptedChanges(product: ProductDocument, proposed: ProposedValues): Changes<typeof Product> {
  const { variants, ...values } = proposed
  return variants ? { ...values, variants: appliedVariants(product.variants, variants) } : values
}

function isProposed(value: unknown): value is ProposedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readProposed(json: string | null): ProposedValues {
  const value: unknown = JSON.parse(json ?? '{}')
  return isProposed(value) ? value : {}
}

const reviewed: ReadonlySet<ProductDocument['state']> = new Set(['live', 'hidden'])

export const productNeedsReview = ({ state }: Pick<ProductDocument, 'state'>): boolean => reviewed.has(state)

export const officeFields = ['business', 'display_order'] as const

/** Fields that identify the product and its terms; the office reviews their changes. */
export const reviewedFields = [
  'title',
  'route',
  'category',
  'brand',
  'short_description',
  'description',
  'pictures',
  'attributes',
  'tax_class',
  'hsn',
  'returnable',
  'return_days',
  'is_digital',
  'variants',
] as const

export type ReviewedField = (typeof reviewedFields)[number]

type Field = ReviewedField | (typeof officeFields)[number]

const rowsIn = {
  pictures: ({ pictures }: ProductDocument) => pictures.map(({ image, alt }) => [image, alt]),
  attributes: ({ attributes }: ProductDocument) =>
    attributes.map(({ attribute, value }) => [attribute, value]),
  variants: ({ variants }: ProductDocument) =>
    variants.map(({ name, sku, option_values, image }) => [name, sku, option_values, image]),
}

/** Normalises a field for comparison; an empty text equals null. */
function comparable(document: ProductDocument, field: Field): string {
  if (field === 'pictures' || field === 'attributes' || field === 'variants')
    return JSON.stringify(rowsIn[field](document).map((row) => row.map((value) => value || null)))
  return JSON.stringify(document[field] ?? '')
}

export function listChangedFields<Named extends Field>(
  fields: readonly Named[],
  { previous, document }: { readonly previous: ProductDocument; readonly document: ProductDocument },
): readonly Named[] {
  return fields.filter((field) => comparable(previous, field) !== comparable(document, field))
}
