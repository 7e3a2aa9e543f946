import { on } from '#framework/modules'
import { placePhotos } from './actions/place-photos.ts'
import { movedPost } from './actions/moved-post.ts'
import { tellOfPost } from './actions/tell-of-post.ts'
import { unkeptReviews } from './doctypes/bought.queries.ts'
import { ProductReview } from './doctypes/product-review.doctype.ts'

export const reviewSubscriptions = [
  on('reviews.post_moved', 'reviews.tell_of_post', async ({ id, payload }, documents, place) => {
    const told = {
      doctype: String(payload['doctype']),
      name: String(payload['name']),
      state: String(payload['state']),
    }
    const moved = await movedPost(documents, told, { key: id, publicUrl: place.publicUrl })
    if (moved !== null) await tellOfPost(documents, moved)
  }),

  on('reviews.post_moved', 'reviews.place_photos', async ({ payload }, documents, place) => {
    if (payload['doctype'] === ProductReview.name)
      await placePhotos(documents, place, String(payload['name']))
  }),

  /** Who gave all of it back keeps no review: what counts is what buyers who have it think. */
  on('orders.return_moved', 'reviews.withdraw_returned', async ({ payload }, documents) => {
    if (payload['state'] !== 'refunded') return
    for (const { review } of await unkeptReviews(documents, String(payload['order'])))
      await documents.save(ProductReview, review, { state: 'withdrawn' })
  }),
]
