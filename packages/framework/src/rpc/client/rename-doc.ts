import { check, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'

/** Renames a document everywhere; returns the new name. */
export const renameDoc = method({
  access: signedInUsers,
  aliases: ['frappe.client.rename_doc'],
  input: {
    doctype: text({ required: true }),
    old_name: text({ required: true }),
    new_name: text({ required: true }),
    merge: check(),
  },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    return documents.rename(type, input.old_name, input.new_name, { merge: input.merge === 1 })
  },
})
