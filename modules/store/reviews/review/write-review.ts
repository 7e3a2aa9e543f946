import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { findPurchasedLine, buyerKey, type PurchasedLine } from './purchase.queries.ts'
import { findReviewOfBuyer, type Review } from './own-review.queries.ts'
import { ProductReview } from './product-review.doctype.ts'
import { reviewErrors } from '../errors.ts'
import { MAX_NAME_LENGTH } from '../post/post-fields.ts'
import { publicName } from '../post/public-name.rules.ts'
import { attachPhotos, requireOwnPhotos } from './review-photos.ts'

/** A review as its buyer writes it. */
export interface ReviewContent {
  readonly product: string
  /** The token of an order; null for who is signed in. */
  readonly token: string | null
  readonly stars: number
  readonly title: string | null
  readonly text: string
  readonly photos: readonly string[]
}

function reviewValues({ today }: Documents, line: PurchasedLine, content: ReviewContent) {
  const { stars, title, text, photos } = content
  const { business, order, variant_label, contact_name } = line
  return {
    ...{ stars, title, text, business, order, variant_label },
    author_name: publicName(contact_name, MAX_NAME_LENGTH),
    written_on: today,
    photos: photos.map((photo) => ({ photo })),
  }
}

const isSame = (review: Review, { stars, title, text, photos }: ReviewContent): boolean =>
  review.stars === stars &&
  review.title === title &&
  review.text === text &&
  review.photos.map(({ photo }) => photo).join(' ') === photos.join(' ')

/** What is changed is looked at again; what is sent twice is not. */
async function updateReview(
  documents: Documents,
  name: string,
  { line, content }: { readonly line: PurchasedLine; readonly content: ReviewContent },
): Promise<Review> {
  const system = documents.asSystem()
  const before = await system.lock(ProductReview, name)
  if (isSame(before, content) && (before.state === 'pending' || before.state === 'published')) return before
  const files = await requireOwnPhotos(documents, content.photos, { review: name, order: line.order })
  const saved = await system.save(ProductReview, name, {
    ...reviewValues(documents, line, content),
    ...{ state: 'pending', rejected_because: null, is_checked: 0 },
  })
  await attachPhotos(documents, files, name)
  return saved
}

async function insertReview(
  documents: Documents,
  buyer: string,
  { line, content }: { readonly line: PurchasedLine; readonly content: ReviewContent },
): Promise<Review> {
  const files = await requireOwnPhotos(documents, content.photos, { review: null, order: line.order })
  const inserted = await documents.asSystemFor(documents.caller.user).insert(ProductReview, {
    ...reviewValues(documents, line, content),
    ...{ product: content.product, author: line.user, buyer },
  })
  await attachPhotos(documents, files, inserted.name)
  return inserted
}

/** Keeps what a buyer thinks: one review for each buyer and product, however many of his windows write at once. */
export async function writeReview(documents: Documents, content: ReviewContent): Promise<Review> {
  const line = await findPurchasedLine(documents, content.product, content.token)
  if (line === null) throw reviewErrors.not_bought()
  const buyer = buyerKey(line)
  const system = documents.asSystem()
  const before = await findReviewOfBuyer(system, content.product, buyer)
  if (before !== null) return updateReview(documents, before, { line, content })
  try {
    return await documents.attempt(() => insertReview(documents, buyer, { line, content }))
  } catch (error) {
    const other = isUniqueViolation(error) ? await findReviewOfBuyer(system, content.product, buyer) : null
    if (other === null) throw error
    return updateReview(documents, other, { line, content })
  }
}
