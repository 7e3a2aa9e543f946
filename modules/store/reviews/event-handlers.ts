import { on } from '#framework/events'
import { reviewEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { File, moveFile, type StorageSettings } from '#framework/files'
import { MAX_REVIEW_PHOTOS, ProductReview } from './review/product-review.doctype.ts'
import type { Doc } from '#framework/doctypes'
import { Product } from '#store/catalog'
import { findPost, getPostType, type ReviewPost, type PostType } from './post/post.queries.ts'
import { sql } from 'kysely'
import { Order, orderEvents } from '#store/orders'
import { notify, usersWithRole, type Person, type Notice } from '#site/notifications'
import { ProductAnswer } from './question/product-answer.doctype.ts'
import { ProductQuestion } from './question/product-question.doctype.ts'
import {
  postPending,
  questionAnswered,
  reviewPublished,
  reviewRejected,
  postRejected,
  questionAsked,
  reviewReceived,
} from './notifications/review-notifications.ts'
import type { PostState } from './post/post.states.ts'
import { runnersOf } from '#store/businesses'
import { listReviewsOfReturnedItems } from './review/review.queries.ts'

export const reviewEventHandlers = [
  on(
    reviewEvents.post_changed,
    { key: 'reviews.notify_of_post', renamedFrom: 'reviews.tell_of_post' },
    async (payload, { documents, site }, { id }) => {
      const { publicUrl } = site.settings
      const moved = await findPostTransition(documents, payload, { key: id, publicUrl })
      if (moved !== null) await notifyAboutPost(documents, moved)
    },
  ),

  on(reviewEvents.post_changed, 'reviews.place_photos', async ({ doctype, name }, { documents, site }) => {
    if (doctype === ProductReview.name) await updatePhotoVisibility(documents, site.settings, name)
  }),

  /** A buyer who returned all units has no review, because only owners of the product count. */
  on(orderEvents.return_changed, 'reviews.withdraw_returned', async (payload, { documents }) => {
    if (payload.state !== 'refunded') return
    for (const { review } of await listReviewsOfReturnedItems(documents, payload.order))
      await documents.save(ProductReview, review, { state: 'withdrawn' })
  }),
]

/** Makes photos public while their review is published, private otherwise. `system` acts as the system. */
async function updatePhotoVisibility(
  system: Documents,
  settings: StorageSettings,
  name: string,
): Promise<void> {
  const [found] = await system.find(ProductReview, { where: { name }, fields: ['name'], limit: 1 })
  if (!found) return
  const { state, photos } = await system.lock(ProductReview, name)
  if (photos.length === 0) return
  const isPrivate = state !== 'published'
  const target = { doctype: ProductReview.name, name }
  const files = await system.find(File, {
    where: { attached_to_doctype: target.doctype, attached_to_name: name, is_private: isPrivate ? 0 : 1 },
    limit: MAX_REVIEW_PHOTOS,
  })
  const moved = new Map<string | null, string | null>()
  for (const file of files)
    moved.set(file.file_url, await moveFile(system, settings, { file, place: { isPrivate, target } }))
  if (moved.size === 0) return
  await system.save(ProductReview, name, {
    photos: photos.map(({ photo }) => ({ photo: moved.get(photo) ?? photo })),
  })
}

async function findReviewer(system: Documents, { post }: PostTransition): Promise<readonly Person[]> {
  if (post.author !== null) return [{ user: post.author }]
  return system.statement(
    sql<{ email: string | null; phone: string }>`
      select o.email, o.phone from "Product Review" r join "Order" o on o.name = r."order" where r.name = ${post.name}`,
    { reads: [Order] },
  )
}

async function findRejectionReason(system: Documents, { type, post }: PostTransition): Promise<string> {
  const [row] = await system.statement(
    sql<{ rejected_because: string | null }>`select rejected_because from ${sql.table(type.name)}
      where name = ${post.name}`,
    {},
  )
  return row?.rejected_because ?? ''
}

async function notifyReviewer(system: Documents, moved: PostTransition): Promise<void> {
  const { key, post, product, publicUrl } = moved
  const people = await findReviewer(system, moved)
  const link = `/product/${product.route}`
  const values = { product: product.title, link: `${publicUrl}${link}` }
  if (post.state === 'published') return notify(system, { event: reviewPublished, key, people, values, link })
  const reason = await findRejectionReason(system, moved)
  await notify(system, { event: reviewRejected, key, people, values: { ...values, reason }, link })
}

async function notifyAsker(system: Documents, { post, product, publicUrl }: PostTransition): Promise<void> {
  const { question, text } = await system.get(ProductAnswer, post.name)
  const { author } = await system.get(ProductQuestion, question)
  if (author === null || author === post.author) return
  const link = `/product/${product.route}`
  await notify(system, {
    ...{ event: questionAnswered, key: post.name, people: [{ user: author }], link },
    values: { product: product.title, who: post.author_name, answer: text, link: `${publicUrl}${link}` },
  })
}

async function notifyModerators(
  system: Documents,
  { key, type, post, product }: PostTransition,
): Promise<void> {
  const roles = ['School Office', 'Store Manager', 'Moderator'] as const
  const people: Person[] = []
  for (const role of roles) people.push(...(await usersWithRole(system, role)))
  await notify(system, {
    ...{ event: postPending, key, people },
    values: { product: product.title, who: post.author_name },
    link: `/desk/${type.name.toLowerCase().replaceAll(' ', '-')}/${post.name}`,
  })
}

async function notifyAuthor(system: Documents, moved: PostTransition): Promise<void> {
  const { key, post, product } = moved
  if (post.author === null) return
  const reason = await findRejectionReason(system, moved)
  await notify(system, {
    ...{ event: postRejected, key, people: [{ user: post.author }], link: `/product/${product.route}` },
    values: { product: product.title, reason },
  })
}

async function notifyAboutPost(system: Documents, moved: PostTransition): Promise<void> {
  const { type, post } = moved
  const state: PostState = post.state
  if (state === 'pending') return notifyModerators(system, moved)
  if (state === 'withdrawn') return
  if (state === 'published' && type !== ProductAnswer) await notifySeller(system, moved)
  if (type === ProductReview) return notifyReviewer(system, moved)
  if (state === 'rejected') return notifyAuthor(system, moved)
  if (type === ProductAnswer) await notifyAsker(system, moved)
}

interface SellerNotification {
  readonly business: string | null
  readonly notice: Omit<Notice, 'people'>
}

async function reviewNotification(
  system: Documents,
  { post, product }: PostTransition,
): Promise<SellerNotification> {
  const { business, stars } = await system.get(ProductReview, post.name)
  const values = { product: product.title, who: post.author_name, stars: String(stars) }
  const link = `/desk/product-review/${post.name}`
  return { business, notice: { event: reviewReceived, key: post.name, values, link } }
}

async function questionNotification(
  system: Documents,
  { post, product, publicUrl }: PostTransition,
): Promise<SellerNotification> {
  const { text: question } = await system.get(ProductQuestion, post.name)
  const link = `/product/${product.route}`
  const details = { product: product.title, who: post.author_name, question }
  const values = { ...details, link: `${publicUrl}${link}` }
  return { business: product.business, notice: { event: questionAsked, key: post.name, values, link } }
}

async function notifySeller(system: Documents, moved: PostTransition): Promise<void> {
  const { business, notice } =
    moved.type === ProductReview
      ? await reviewNotification(system, moved)
      : await questionNotification(system, moved)
  const runners = business === null ? [] : await runnersOf(system, business)
  const people = runners.filter(({ user }) => user !== moved.post.author)
  if (people.length > 0) await notify(system, { ...notice, people })
}

interface PostTransition {
  readonly key: string
  readonly type: PostType
  readonly post: ReviewPost
  readonly product: Pick<Doc<typeof Product>, 'title' | 'route' | 'business'>
  readonly publicUrl: string
}

/** Returns null when the state changed since, because the later event notifies. `system` acts as the system. */
async function findPostTransition(
  system: Documents,
  moved: { readonly doctype: string; readonly name: string; readonly state: string },
  place: { readonly key: string; readonly publicUrl: string },
): Promise<PostTransition | null> {
  const type = getPostType(moved.doctype)
  const post = await findPost(system, type, moved.name)
  if (post === null || post.state !== moved.state) return null
  const [product] = await system.find(Product, {
    where: { name: post.product },
    fields: ['title', 'route', 'business'],
    limit: 1,
  })
  return product ? { type, post, product, ...place } : null
}
