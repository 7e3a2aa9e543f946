import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { Comment } from './comment.doctype.ts'
import { requireAtWork } from './document-comments.ts'

/** Deletes the caller's own comment, or any comment on a document that the caller may delete. */
export const deleteComment = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  methods: ['POST', 'DELETE'],
  async run({ input: { name }, documents, caller }) {
    const system = documents.asSystem()
    const [comment] = await system.find(Comment, { where: { name }, limit: 1 })
    if (!comment) throw documentErrors.notPermitted('delete', Comment.name)
    if (comment.owner !== caller.user) {
      const type = await requireAtWork(documents, comment.reference_doctype, comment.reference_name)
      const rights = await documents.permissions(type, comment.reference_name)
      if (!rights?.has('delete')) throw documentErrors.notPermitted('delete', Comment.name)
    }
    await system.delete(Comment, name)
  },
})
