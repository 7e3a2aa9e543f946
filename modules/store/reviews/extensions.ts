import { flagStores, type NewFlag } from '#site/moderation'
import { notificationEvents } from '#site/notifications'
import { ratingSource } from '#store/catalog'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { findPost, type PostType, postTypes } from './post/post.queries.ts'
import { ReviewFlag } from './post/review-flag.doctype.ts'
import { ReviewSettings } from './review/review-settings.doctype.ts'
import { reviewErrors } from './errors.ts'
import { ProductRating } from './rating/product-rating.doctype.ts'
import * as notifications from './notifications/review-notifications.ts'

const ratings = sql`select product, rating, reviews::bigint as reviews from "Product Rating" where reviews > 0`

export const reviewExtensions = [
  ratingSource.add({ type: ProductRating, ratings }),
  ...postTypes.map((type) =>
    flagStores.add({
      type,
      storeFlag: (documents, { name }, flag) => addFlag(documents, { type, name }, flag),
    }),
  ),
  ...Object.values(notifications).map((event) => notificationEvents.add(event)),
]

interface FlaggedPost {
  readonly type: PostType
  readonly name: string
}

interface HidingRule {
  /** Flags by signed-in users; guests' flags do not hide a post. */
  readonly known: number
  readonly flags_to_hide: number
}

/** Counts after the flag has locked the post, so that of concurrent flags the last one sees all. One statement. */
async function hasFlagsToHide(system: Documents, { type, name }: FlaggedPost): Promise<boolean> {
  const [rule] = await system.statement(
    sql<HidingRule>`select flags_to_hide, (select count(*)::int from "Review Flag" f where f.reference_doctype = ${type.name}
      and f.reference_name = ${name} and f."user" is not null) as known from "Review Settings"`,
    { reads: [ReviewFlag, ReviewSettings] },
  )
  return rule !== undefined && rule.known >= rule.flags_to_hide
}

/** Inserts the flag and increments the count in one statement; ignores a repeated flag. */
async function addFlag(documents: Documents, target: FlaggedPost, flag: NewFlag): Promise<void> {
  const { type, name } = target
  const post = await findPost(documents, type, name)
  if (post === null) throw reviewErrors.not_available()
  if (flag.user !== null && post.author === flag.user) throw reviewErrors.own_post()
  const system = documents.asSystem()
  const inserted = await documents
    .asSystemFor(documents.caller.user)
    .insertMany(ReviewFlag, [{ reference_doctype: type.name, reference_name: name, ...flag }], {
      onConflict: 'skip',
      counter: { type, name, field: 'flags' },
    })
  if (inserted.length === 0 || post.is_checked === 1 || !(await hasFlagsToHide(system, target))) return
  await system.save(type, name, { state: 'pending' })
}
