import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { networkOf } from '#framework/limits'
import type { Origin } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { readablePost, type PostType } from '../doctypes/posts.queries.ts'
import { ReviewSettings } from '../doctypes/review-settings.doctype.ts'
import { reviewErrors } from '../errors.ts'
import type { flagReasons } from '../rules/flag-reasons.ts'

export interface NewFlag {
  readonly type: PostType
  readonly name: string
  readonly reason: (typeof flagReasons)[number]
  readonly detail: string | null
}

interface Counted {
  readonly flags: number
  /** Of people who are signed in: guests hide nothing. */
  readonly known: number
}

/** The flag and its count in one statement; nothing when this reader flagged it before. */
async function keepFlag(
  documents: Documents,
  { type, name, reason, detail }: NewFlag,
  { flagger, user }: { readonly flagger: string; readonly user: string | null },
): Promise<Counted | undefined> {
  const owner = documents.caller.user
  const [row] = await documents.asSystem().statement(
    sql<Counted>`
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

/** A reader thinks that something should not stand where it is. Each counts once; enough of them take it out of sight. */
export async function addFlag(documents: Documents, origin: Origin, flag: NewFlag): Promise<void> {
  const { type, name } = flag
  const { caller } = documents
  const { author, is_checked } = await readablePost(documents, type, name)
  const user = isGuest(caller) ? null : caller.user
  if (user !== null && author === user) throw reviewErrors.own_post()
  const flagger = user ?? hashSecret(`flagged from ${networkOf(origin.address) ?? 'here'}`)
  const counted = await keepFlag(documents, flag, { flagger, user })
  if (counted === undefined || is_checked === 1) return
  const system = documents.asSystem()
  const { flags_to_hide } = await system.get(ReviewSettings, ReviewSettings.name)
  if (counted.known < flags_to_hide) return
  await system.save(type, name, { state: 'pending' })
}
