import { text } from '#framework/doctypes'
import { DeletedDocument } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { method, onlyRoles } from '#framework/modules'

/** Restores the document of a Deleted Document; returns its name. */
export const restoreDeleted = method({
  access: onlyRoles('System Manager'),
  aliases: ['frappe.core.doctype.deleted_document.deleted_document.restore'],
  input: { name: text({ required: true }) },
  methods: ['POST', 'PUT'],
  async run({ input, documents }) {
    const { deleted_doctype, deleted_name, name } = await documents.get(DeletedDocument, input.name)
    const type = documents.registry.find(deleted_doctype)
    if (!type) throw documentErrors.unknownDocType(deleted_doctype)
    const restored = await documents.restore(type, deleted_name, name)
    return restored.name
  },
})
