import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'
import { docInfo } from './doc-info.ts'

/** Returns the side data of a document without the document, in both places where the dialect has it. */
export const getDocinfo = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.load.get_docinfo'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  reads: true,
  isBare: true,
  async run({ input, documents, caller, registry, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const document = await documents.get(type, input.name)
    const docinfo = await docInfo({ documents, caller, registry }, type, document)
    return { message: docinfo, docinfo }
  },
})
