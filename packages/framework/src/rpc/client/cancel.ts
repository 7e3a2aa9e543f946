import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { presentWithNulls } from '#framework/rest'
import { typeNamed } from '../arguments.ts'

/** Cancels a submitted document. */
export const cancel = method({
  access: signedInUsers,
  aliases: ['frappe.client.cancel'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    return presentWithNulls(type, await documents.cancel(type, input.name), documents.caller)
  },
})
