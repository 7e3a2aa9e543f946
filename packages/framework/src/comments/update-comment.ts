import { html, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Comment } from './comment.doctype.ts'

/** Changes what the caller himself said. */
export const updateComment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.utils.update_comment'],
  input: { name: text({ required: true }), content: html({ required: true }) },
  methods: ['POST', 'PUT'],
  run: ({ input: { name, content }, documents }) => documents.save(Comment, name, { content }),
})
