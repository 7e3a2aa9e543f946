import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { removeFromQueue } from '#site/moderation'
import { blogErrors } from '../errors.ts'
import { BlogComment } from './blog-comment.doctype.ts'

/** Deletes the caller's own comment; the error does not reveal that others exist. */
export const deleteComment = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { comment: text({ required: true }) },
  async run({ input: { comment: name }, documents, caller }) {
    const system = documents.asSystem()
    const [own] = await system.find(BlogComment, {
      where: { name, author: caller.user },
      fields: ['name'],
      limit: 1,
    })
    if (!own) throw blogErrors.no_comment()
    await removeFromQueue(documents, { type: BlogComment, name })
    await system.delete(BlogComment, name)
    return { deleted: 1 as const }
  },
})
