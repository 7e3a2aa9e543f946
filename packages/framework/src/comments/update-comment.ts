import { html, text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { Comment } from './comment.doctype.ts'

/** Changes the caller's own comment. The error for another author's comment and for a missing one is the same. */
export const updateComment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.utils.update_comment'],
  input: { name: text({ required: true }), content: html({ required: true }) },
  methods: ['POST', 'PUT'],
  async run({ input: { name, content }, documents }) {
    const [own] = await documents.find(Comment, { where: { name }, fields: ['name'], limit: 1 })
    if (!own) throw documentErrors.notPermitted('write', Comment.name)
    return documents.save(Comment, name, { content })
  },
})
