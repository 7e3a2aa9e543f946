import { flagStores, type NewFlag } from '#site/moderation'
import { notificationEvents } from '#site/notifications'
import { ratingSource } from '#store/catalog'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { findPost, type PostType, postTypes } from './post/post.queries.ts'
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

interface FlagCount {
  readonly flags: number
  /** Flags by signed-in users; guests' flags do not hide a post. */
  readonly known: number
}

/** Inserts the flag and increments the count in one statement; ignores a repeated flag. */
async function insertFlag(
  documents: Documents,
  { type, name }: FlaggedPost,
  { reason, detail, flagger, user }: NewFlag,
): Promise<FlagCount | undefined> {
  const owner = documents.caller.user
  // Raw SQL: the flag and the counter that it moves are one statement, so that each reader counts once.
  const [row] = await documents.asSystem().statement(
    sql<FlagCount>`
      with flag as (
        insert into "Review Flag" (name, owner, creation, modified, modified_by, reference_doctype, reference_name,
            reason, detail, "user", flagger)
          values (replace(gen_random_uuid()::text, '-', ''), ${owner}, clock_timestamp(), clock_timestamp(), ${owner},
            ${type.name}, ${name}, ${reason}, ${detail}, ${user}, ${flagger})
          on conflict do nothing returning ("user" is not null)::int as is_known
      )
      update ${sql.table(type.name)} set flags = flags + 1 from flag where name = ${name}
        returning flags, flag.is_known + (select count(*)::int from "Review Flag" f
          where f.reference_doctype = ${type.name} and f.reference_name = ${name} and f."user" is not null) as known`,
    { changes: (rows) => rows.map(() => ({ type: type.name, name, kind: 'saved' as const })) },
  )
  return row
}

async function addFlag(documents: Documents, target: FlaggedPost, flag: NewFlag): Promise<void> {
  const { type, name } = target
  const post = await findPost(documents, type, name)
  if (post === null) throw reviewErrors.gone()
  if (flag.user !== null && post.author === flag.user) throw reviewErrors.own_post()
  const count = await insertFlag(documents, target, flag)
  if (count === undefined || post.is_checked === 1) return
  const system = documents.asSystem()
  const { flags_to_hide } = await system.get(ReviewSettings, ReviewSettings.name)
  if (count.known < flags_to_hide) return
  await system.save(type, name, { state: 'pending' })
}
