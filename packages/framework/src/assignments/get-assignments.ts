import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { assignmentsOn } from './document-assignments.ts'

/** Returns the open assignments of a document that the caller works on. */
export const getAssignments = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.assign_to.get'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  reads: true,
  async run({ input: { doctype, name }, documents }) {
    const type = documents.registry.find(doctype)
    if (!type || type.isChild) throw documentErrors.unknownDocType(doctype)
    if (!(await documents.worksOn(type, name))) throw documentErrors.notPermitted('read', type.name)
    return assignmentsOn(documents, type, name)
  },
})
