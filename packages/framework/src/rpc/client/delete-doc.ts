import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'

/** Deletes a document; a row of a child type is removed from its parent. */
export const deleteDoc = method({
  access: signedInUsers,
  aliases: ['frappe.client.delete'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  methods: ['POST', 'DELETE'],
  async run({ input, documents, findType }) {
    await documents.delete(await typeNamed({ findType }, input.doctype), input.name)
  },
})
