import { sql } from 'kysely'
import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { BlogPost } from '../post/blog-post.doctype.ts'
import { isPublic } from '../post/blog-post.queries.ts'
import { BlogComment } from './blog-comment.doctype.ts'

const PAGE = 50

interface CommentRow {
  readonly name: string
  readonly text: string
  readonly author_name: string
  readonly written_at: string
  readonly is_own: 0 | 1
  readonly is_waiting: 0 | 1
  readonly count: number
}

/**
 * Returns a page of the comments of a public post, the oldest first, with the count of visible ones; an author sees own
 * ones that wait for a review. One statement.
 */
export const getComments = method({
  access: anyone,
  reads: true,
  input: { post: text({ required: true }), start: int({ min: 0, max: 10_000, default: 0 }) },
  async run({ input, documents, caller }) {
    const isOwn = isGuest(caller) ? sql`false` : sql`o.author = ${caller.user}`
    const query = sql<CommentRow>`
      select o.name, o.text, o.author_name, to_char(o.creation, 'YYYY-MM-DD HH24:MI:SS') as written_at,
        (${isOwn})::int as is_own, o.is_hidden::int as is_waiting,
        (count(*) filter (where o.is_hidden = 0) over ())::int as count
      from "Blog Comment" o join "Blog Post" p on p.name = o.post
      where o.post = ${input.post} and ${isPublic(documents)}
        and (o.is_hidden = 0 or (${isOwn} and o.hidden_because is null))
      order by o.creation, o.name limit ${PAGE + 1} offset ${input.start ?? 0}`
    const rows = await documents.asSystem().statement(query, { reads: [BlogComment, BlogPost] })
    return {
      count: rows[0]?.count ?? 0,
      comments: rows.slice(0, PAGE).map(({ count: _count, ...comment }) => comment),
      has_more: rows.length > PAGE ? (1 as const) : (0 as const),
    }
  },
})
