import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { boughtLine, buyerKey, type BoughtLine } from '../doctypes/bought.queries.ts'
import { reviewOfBuyer, type Review } from '../doctypes/own-review.queries.ts'
import { ProductReview } from '../doctypes/product-review.doctype.ts'
import { reviewErrors } from '../errors.ts'
import { MOST_NAME } from '../rules/post-fields.ts'
import { publicName } from '../rules/public-name.ts'
import { attachPhotos, ownPhotos } from './claim-photos.ts'

/** A review as its buyer writes it. */
export interface WrittenReview {
  readonly product: string
  /** The token of an order; null for who is signed in. */
  readonly token: string | null
  readonly stars: number
  readonly title: string | null
  readonly text: string
  readonly photos: readonly string[]
}

function valuesOf({ today }: Documents, line: BoughtLine, written: WrittenReview) {
  const { stars, title, text, photos } = written
  const { business, order, variant_label, contact_name } = line
  return {
    ...{ stars, title, text, business, order, variant_label },
    author_name: publicName(contact_name, MOST_NAME),
    written_on: today,
    photos: photos.map((photo) => ({ photo })),
  }
}

const isSame = (review: Review, { stars, title, text, photos }: WrittenReview): boolean =>
  review.stars === stars &&
  review.title === title &&
  review.text === text &&
  review.photos.map(({ photo }) => photo).join(' ') === photos.join(' ')

/** What is changed is looked at again; what is sent twice is not. */
async function change(
  documents: Documents,
  name: string,
  { line, written }: { readonly line: BoughtLine; readonly written: WrittenReview },
): Promise<Review> {
  const system = documents.asSystem()
  const before = await system.lock(ProductReview, name)
  if (isSame(before, written) && (before.state === 'pending' || before.state === 'published')) return before
  const files = await ownPhotos(documents, written.photos, { review: name, order: line.order })
  const saved = await system.save(ProductReview, name, {
    ...valuesOf(documents, line, written),
    ...{ state: 'pending', rejected_because: null, is_checked: 0 },
  })
  await attachPhotos(documents, files, name)
  return saved
}

async function make(
  documents: Documents,
  buyer: string,
  { line, written }: { readonly line: BoughtLine; readonly written: WrittenReview },
): Promise<Review> {
  const files = await ownPhotos(documents, written.photos, { review: null, order: line.order })
  const made = await documents.asSystemFor(documents.caller.user).insert(ProductReview, {
    ...valuesOf(documents, line, written),
    ...{ product: written.product, author: line.user, buyer },
  })
  await attachPhotos(documents, files, made.name)
  return made
}

/** Keeps what a buyer thinks: one review for each buyer and product, however many of his windows write at once. */
export async function saveReview(documents: Documents, written: WrittenReview): Promise<Review> {
  const line = await boughtLine(documents, written.product, written.token)
  if (line === null) throw reviewErrors.not_bought()
  const buyer = buyerKey(line)
  const system = documents.asSystem()
  const before = await reviewOfBuyer(system, written.product, buyer)
  if (before !== null) return change(documents, before, { line, written })
  try {
    return await documents.attempt(() => make(documents, buyer, { line, written }))
  } catch (error) {
    const other = isTakenAlready(error) ? await reviewOfBuyer(system, written.product, buyer) : null
    if (other === null) throw error
    return change(documents, other, { line, written })
  }
}
