import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'
import { rightsOf } from '../form/doc-info.ts'

/** The caller's permissions on a document; an unreadable one gives the error of a missing one. */
export const getDocPermissions = method({
  access: signedInUsers,
  aliases: ['frappe.client.get_doc_permissions'],
  input: { doctype: text({ required: true }), docname: text({ required: true }) },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const met = await documents.permissions(type, input.docname)
    if (!met?.has('read')) throw documentErrors.notFound(type.name, input.docname)
    return { permissions: rightsOf(met) }
  },
})
