import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { notify, usersWithRole } from '#site/notifications'
import { Brand } from '../doctypes/brand.doctype.ts'
import { ProductCategory } from '../doctypes/product-category.doctype.ts'
import { ProductChange } from '../doctypes/product-change.doctype.ts'
import type { Product } from '../doctypes/product.doctype.ts'
import { catalogErrors } from '../errors.ts'
import { changeWaits } from '../rules/changes/change-notices.ts'
import { changeLines, type Titles } from '../rules/changes/change-lines.ts'
import { proposedValues, readProposed, type ProposedValues } from '../rules/changes/proposed-values.ts'
import { reviewedFields, type ReviewedField } from '../rules/changes/seller-changes.ts'

type ProductDocument = Doc<typeof Product>

interface Proposal {
  readonly previous: ProductDocument
  readonly document: ProductDocument
  readonly fields: readonly ReviewedField[]
}

const given = (...names: readonly (string | null | undefined)[]): readonly string[] =>
  names.filter((name) => name !== null && name !== undefined)

/** What categories and brands of a change are called. Refuses a category or brand that there is not. */
async function titlesOf(
  documents: Documents,
  now: ProductDocument,
  { category, brand }: ProposedValues,
): Promise<Titles> {
  const system = documents.asSystem()
  const categories = await system.find(ProductCategory, {
    where: { name: ['in', given(now.category, category)] },
    fields: ['name', 'category_name'],
  })
  const brands = await system.find(Brand, {
    where: { name: ['in', given(now.brand, brand)] },
    fields: ['name', 'brand_name'],
  })
  const titles = new Map([
    ...categories.map(({ name, category_name }) => [name, category_name] as const),
    ...brands.map(({ name, brand_name }) => [name, brand_name] as const),
  ])
  if (category && !titles.has(category)) throw catalogErrors.unknown_category()
  if (brand && !titles.has(brand)) throw catalogErrors.unknown_brand()
  return titles
}

async function tellOffice(documents: Documents, change: Doc<typeof ProductChange>): Promise<void> {
  await notify(documents, {
    event: changeWaits,
    key: change.name,
    people: await usersWithRole(documents, 'Store Manager'),
    values: { product: change.product_title ?? '' },
    link: `/desk/product-change/${change.name}`,
  })
}

/**
 * Keeps what a seller changed of a product that has gone live, until the office decides; over what waits already of the
 * same product. Answers the name of the change.
 */
export async function proposeChange(
  documents: Documents,
  { previous, document, fields }: Proposal,
): Promise<string> {
  const system = documents.asSystem()
  const waiting = previous.change_in_review
    ? await system.lock(ProductChange, previous.change_in_review)
    : null
  const proposed = {
    ...readProposed(waiting?.proposed ?? null),
    ...proposedValues({ previous, document }, fields),
  }
  const now = proposedValues({ previous, document: previous }, reviewedFields)
  const lines = changeLines(now, proposed, await titlesOf(documents, previous, proposed))
  const values = {
    ...{ product_title: previous.title, lines, pictures: proposed.pictures ?? [] },
    ...{ proposed: JSON.stringify(proposed), summary: lines.map(({ what }) => what).join(', ') },
    requested_by: documents.caller.user,
  }
  if (waiting) return (await system.save(ProductChange, waiting.name, values)).name
  const { name: product, business } = previous
  const change = await system.insert(ProductChange, { ...values, product, business })
  await tellOffice(documents, change)
  return change.name
}
