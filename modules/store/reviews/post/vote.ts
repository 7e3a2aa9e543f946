import { check, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { getReadablePost, type PostType, getPostType } from './post.queries.ts'
import { reviewErrors } from '../errors.ts'

const insertVote = (type: string, name: string, user: string) => sql`
  insert into "Helpful Vote" (name, owner, creation, modified, modified_by, reference_doctype, reference_name, "user")
    values (replace(gen_random_uuid()::text, '-', ''), ${user}, clock_timestamp(), clock_timestamp(), ${user}, ${type},
      ${name}, ${user})
    on conflict do nothing returning 1 as change`

const deleteVote = (type: string, name: string, user: string) => sql`
  delete from "Helpful Vote" where reference_doctype = ${type} and reference_name = ${name} and "user" = ${user}
    returning -1 as change`

/** Sets or removes the caller's vote; returns the count. Vote and count change in one statement. Idempotent. */
async function castVote(
  documents: Documents,
  { type, name, isHelpful }: { readonly type: PostType; readonly name: string; readonly isHelpful: boolean },
): Promise<number> {
  const { user } = documents.caller
  const { author } = await getReadablePost(documents, type, name)
  if (author === user) throw reviewErrors.own_post()
  // Raw SQL: the vote and the counter that it moves are one statement, so that saying it twice counts once.
  const vote = isHelpful ? insertVote(type.name, name, user) : deleteVote(type.name, name, user)
  const [row] = await documents.asSystem().statement(
    sql<{ helpful: number }>`
      with vote as (${vote})
      update ${sql.table(type.name)} set helpful = helpful + coalesce((select sum(change) from vote), 0)
        where name = ${name} returning helpful`,
    { changes: () => [{ type: type.name, name, kind: 'saved' }] },
  )
  return row?.helpful ?? 0
}

/** Votes a review, question or answer of another person as helpful, or removes the vote. */
export const vote = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    reference_doctype: text({ required: true }),
    reference_name: text({ required: true }),
    is_helpful: check({ default: 1 }),
  },
  async run({ input, caller, site, ctx }) {
    const type = getPostType(input.reference_doctype)
    const isHelpful = input.is_helpful === 1
    if (isHelpful) await consumePostingRateLimit(ctx, 'helpful votes')
    const voteInput = { type, name: input.reference_name, isHelpful }
    return {
      helpful: await site.write(caller, (inside) => castVote(inside, voteInput)),
      is_helpful: input.is_helpful,
    }
  },
})
