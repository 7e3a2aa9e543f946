import { check, link, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { unshareDocument } from './share-document.ts'

/** Takes back what was shared of a document with a user or with everyone. */
export const removeShare = method({
  access: signedInUsers,
  input: {
    doctype: text({ required: true }),
    name: text({ required: true }),
    user: link('User'),
    everyone: check(),
  },
  aliases: ['frappe.share.remove'],
  methods: ['POST', 'PUT', 'DELETE'],
  run: ({ input, documents }) => unshareDocument(documents, input),
})
