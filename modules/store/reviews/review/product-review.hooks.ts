import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { deleteVotesAndFlags, emitPostMoved, decidePost, isModerator } from '../post/post.hooks.ts'
import { sql } from 'kysely'
import { refreshListings } from '#store/catalog'
import { ProductRating } from '../rating/product-rating.doctype.ts'
import { ProductReview } from './product-review.doctype.ts'

type Review = Doc<typeof ProductReview>

function replyFields({ caller, today }: Documents, previous: Review, { answer }: Review) {
  const { answered_by, answered_on } = previous
  if (answer === previous.answer) return { answer, answered_by, answered_on }
  if (answer === null) return { answer, answered_by: null, answered_on: null }
  return {
    answer,
    answered_by: isModerator(caller) ? ('office' as const) : ('seller' as const),
    answered_on: today,
  }
}

const countedStars = (review: Review | null): number => (review?.state === 'published' ? review.stars : 0)

export const productReviewHooks = hooks(ProductReview, {
  beforeSave({ previous, document, documents }) {
    if (previous === null) return {}
    const { caller } = documents
    const decision = decidePost(caller, previous, document)
    if (isAdministrator(caller)) return decision
    const { modified } = document
    return { ...previous, modified, ...decision, ...replyFields(documents, previous, document) }
  },

  async afterSave({ previous, document, documents }) {
    await emitPostMoved(documents, ProductReview.name, { previous, document })
    if (countedStars(previous) !== countedStars(document)) await invalidateRating(documents, document.product)
  },

  /** The rating is updated before the deletion, while invalidation can still find the review. */
  async beforeDelete({ name, state }, { documents }) {
    if (state === 'published') await documents.asSystem().save(ProductReview, name, { state: 'withdrawn' })
    await deleteVotesAndFlags(documents, ProductReview.name, name)
  },
})

async function invalidateRating(documents: Documents, product: string): Promise<void> {
  const changed = sql<{ name: string }>`select name from "Product Rating" where name = ${product}`
  await documents.asSystem().statement(changed, {
    changes: (rows) => rows.map(({ name }) => ({ type: ProductRating.name, name, kind: 'saved' as const })),
  })
  await refreshListings(documents, [product])
}
