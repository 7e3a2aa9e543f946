import type { Doc } from '#framework/doctypes'
import type { Product } from '../product/product.doctype.ts'

type ProductDocument = Doc<typeof Product>

/** States in which a product was let go live by the office, and is its seller's to change in part. */
const reviewed: ReadonlySet<ProductDocument['state']> = new Set(['live', 'hidden'])

export const needsReview = ({ state }: Pick<ProductDocument, 'state'>): boolean => reviewed.has(state)

/** What the office decides of a product, whoever sells it. */
export const officeFields = ['business', 'display_order'] as const

/** What says which product it is, and on which terms it is sold: the office looks at it before it is shown. */
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

/** What of a table a review is about: prices, weights and what is archived are its seller's own. */
const rowsIn = {
  pictures: ({ pictures }: ProductDocument) => pictures.map(({ image, alt }) => [image, alt]),
  attributes: ({ attributes }: ProductDocument) =>
    attributes.map(({ attribute, value }) => [attribute, value]),
  variants: ({ variants }: ProductDocument) =>
    variants.map(({ name, sku, option_values, image }) => [name, sku, option_values, image]),
}

/** A field in a form in which two of them compare; an empty text and none at all are the same. */
function comparable(document: ProductDocument, field: Field): string {
  if (field === 'pictures' || field === 'attributes' || field === 'variants')
    return JSON.stringify(rowsIn[field](document).map((row) => row.map((value) => value || null)))
  return JSON.stringify(document[field] ?? '')
}

/** Which of these fields a save would change. */
export function listChangedFields<Named extends Field>(
  fields: readonly Named[],
  { previous, document }: { readonly previous: ProductDocument; readonly document: ProductDocument },
): readonly Named[] {
  return fields.filter((field) => comparable(previous, field) !== comparable(document, field))
}
