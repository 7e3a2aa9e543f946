import { flagKeepers } from '#site/moderation'
import { notificationEvents } from '#site/notifications'
import { ratedSource } from '#store/catalog'
import { addFlag } from './actions/add-flag.ts'
import { postTypes } from './doctypes/posts.queries.ts'
import { ProductRating } from './doctypes/product-rating.doctype.ts'
import { ratings } from './doctypes/rating.queries.ts'
import * as notices from './rules/notices.ts'

/** To the catalogue, what buyers think; to moderation, what flags do here; to notifications, what people are told. */
export const reviewExtensions = [
  ratedSource.add({ type: ProductRating, ratings }),
  ...postTypes.map((type) =>
    flagKeepers.add({ type, keep: (documents, { name }, flag) => addFlag(documents, { type, name }, flag) }),
  ),
  ...Object.values(notices).map((event) => notificationEvents.add(event)),
]
