import { notificationEvents } from '#site/notifications'
import { ratedSource } from '#store/catalog'
import { ProductRating } from './doctypes/product-rating.doctype.ts'
import { ratings } from './doctypes/rating.queries.ts'
import * as notices from './rules/notices.ts'

/** To the catalogue, what buyers think; to notifications, what people are told. */
export const reviewExtensions = [
  ratedSource.add({ type: ProductRating, ratings }),
  ...Object.values(notices).map((event) => notificationEvents.add(event)),
]
