import { longText, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { addToQueue, consumePostingRateLimit, flagsNeedReview } from '#site/moderation'
import { blogErrors } from '../errors.ts'
import { publicPost } from '../post/get-post.ts'
import { BlogComment, LONGEST_COMMENT } from './blog-comment.doctype.ts'
import { holdsAddress } from './comment-review.rules.ts'

/** Adds a comment to a post. One that needs a review is visible to its author alone until the office approves it. */
export const addComment = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: { isInPart: true },
  input: {
    post: text({ required: true }),
    text: longText({ required: true, maxLength: LONGEST_COMMENT }),
  },
  async run({ input, caller, site, runOnce, ctx }) {
    await consumePostingRateLimit(ctx, 'blog comments')
    return site.write(caller, async (documents) => {
      const post = await publicPost(documents, { name: input.post }, site.settings.timeZone)
      if (post.allows_comments === 0) throw blogErrors.comments_closed()
      return runOnce(documents, () => insertComment(documents, post.name, input.text.trim()))
    })
  },
})

async function insertComment(documents: Documents, post: string, words: string) {
  const { user } = documents.caller
  const { full_name: author_name } = await documents.asSystem().get(User, user)
  const isWaiting = holdsAddress(words) || (await flagsNeedReview(documents))
  const made = await documents
    .asSystemFor(user)
    .insert(BlogComment, { post, text: words, author: user, author_name, is_hidden: isWaiting ? 1 : 0 })
  if (isWaiting) {
    const shown = { title: author_name, excerpt: words, author: user }
    await addToQueue(documents, { type: BlogComment, name: made.name }, shown)
  }
  return { comment: made.name, is_waiting: isWaiting ? (1 as const) : (0 as const) }
}
