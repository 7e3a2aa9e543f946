import { html, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Comment } from './comment.doctype.ts'

/** Adds a comment to a document that the caller works on. */
export const addComment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.utils.add_comment'],
  input: {
    reference_doctype: text({ required: true }),
    reference_name: text({ required: true }),
    content: html({ required: true }),
  },
  methods: ['POST', 'PUT'],
  run: ({ input, documents }) => documents.insert(Comment, input),
})
