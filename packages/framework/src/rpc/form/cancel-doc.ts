import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'
import { answer } from './savedocs.ts'

/** Cancels a submitted document, as the button of a form does. */
export const cancelDoc = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.save.cancel'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  methods: ['POST', 'PUT'],
  isBare: true,
  async run({ input, documents, caller, registry, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    await documents.cancel(type, input.name)
    const { document, docinfo } = await answer({ documents, caller, registry }, type, input.name)
    return { docs: [document], docinfo }
  },
})
