import { int, longText, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import {
  MAX_TEXT_LENGTH,
  MAX_REVIEW_TITLE_LENGTH,
  ProductReview,
  MAX_REVIEW_PHOTOS,
} from './product-review.doctype.ts'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import {
  findPurchasedLine,
  buyerKey,
  type PurchasedLine,
  findReviewOfBuyer,
  type Review,
} from './review.queries.ts'
import { reviewErrors } from '../errors.ts'
import { MAX_NAME_LENGTH, publicName } from '../post/post-fields.ts'
import { attachFiles, File, ownUploads, type FoundUpload } from '#framework/files'
import { isGuest } from '#framework/permissions'
import { Order } from '#store/orders'

/**
 * Saves the caller's review of an item they bought, signed in or with the token of an order. The office reviews it
 * before others see it.
 */
export const saveReview = method({
  access: anyone,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    product: text({ required: true }),
    token: text(),
    stars: int({ required: true, min: 1, max: 5 }),
    title: text({ maxLength: MAX_REVIEW_TITLE_LENGTH }),
    text: longText({ required: true, maxLength: MAX_TEXT_LENGTH }),
    photos: anyValue,
  },
  async run({ input, caller, site, ctx }) {
    const photos = parsePhotos(input.photos)
    await consumePostingRateLimit(ctx, 'reviews')
    const { name, state } = await site.write(caller, (inside) => writeReview(inside, { ...input, photos }))
    return { review: name, state }
  },
})

interface ReviewContent {
  readonly product: string
  /** The order's token; null for a signed-in caller. */
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

/** Saves the review; one per buyer and product, also for concurrent calls. */
async function writeReview(documents: Documents, content: ReviewContent): Promise<Review> {
  const line = await findPurchasedLine(documents, content.product, content.token)
  if (line === null) throw reviewErrors.not_bought()
  const buyer = buyerKey(line)
  const system = documents.asSystem()
  const before = await findReviewOfBuyer(system, content.product, buyer)
  if (before !== null) return updateReview(documents, before, { line, content })
  try {
    return await documents.savepoint(() => insertReview(documents, buyer, { line, content }))
  } catch (error) {
    const other = isUniqueViolation(error) ? await findReviewOfBuyer(system, content.product, buyer) : null
    if (other === null) throw error
    return updateReview(documents, other, { line, content })
  }
}

function parsePhotos(value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw reviewErrors.foreign_photo()
  const photos = [...new Set(value.filter((one: unknown) => typeof one === 'string'))]
  if (photos.length < value.length) throw reviewErrors.foreign_photo()
  if (photos.length > MAX_REVIEW_PHOTOS) throw reviewErrors.too_many_photos()
  return photos
}

interface PhotoOwners {
  readonly review: string | null
  readonly order: string
}

function isOwnUpload({ caller }: Documents, file: FoundUpload, { review, order }: PhotoOwners): boolean {
  const { attached_to_doctype: type, attached_to_name: name } = file
  if (type === ProductReview.name) return name === review
  if (file.is_private === 0) return false
  if (type === Order.name) return name === order
  return name === null && !isGuest(caller) && file.owner === caller.user
}

/** Returns the files of these photos; refuses another person's. One statement. */
async function requireOwnPhotos(
  documents: Documents,
  photos: readonly string[],
  owners: PhotoOwners,
): Promise<readonly string[]> {
  const isOwn = (file: FoundUpload) => isOwnUpload(documents, file, owners)
  const files = await ownUploads(documents.asSystem(), photos, isOwn)
  if (files === null) throw reviewErrors.foreign_photo()
  return files
}

async function attachPhotos(documents: Documents, files: readonly string[], review: string): Promise<void> {
  const system = documents.asSystem()
  const where = { attached_to_doctype: ProductReview.name, attached_to_name: review }
  const before = await system.find(File, { where, fields: ['name'], limit: 2 * MAX_REVIEW_PHOTOS })
  const known = new Set(before.map(({ name }) => name))
  const added = files.filter((name) => !known.has(name))
  await attachFiles(system, added, { doctype: ProductReview.name, name: review, field: 'photos' })
  for (const { name } of before.filter((one) => !files.includes(one.name))) await system.delete(File, name)
}
