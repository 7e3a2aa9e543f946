import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { DocShare } from './doc-share.doctype.ts'
import { requireType } from './share-document.ts'

const MAX_SHOWN = 500

/** Returns the shares of a document to callers who work on it; others get none. */
export const getSharedUsers = method({
  access: signedInUsers,
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  aliases: ['frappe.share.get_users'],
  renamedFrom: 'rights.get_shared_users',
  reads: true,
  async run({ input, documents }) {
    const type = requireType(documents, input.doctype)
    const held = await documents.permissions(type, input.name)
    if (!held?.has('read')) throw documentErrors.notPermitted('read', type.name)
    if (!(await documents.worksOn(type, input.name))) return []
    return documents.asSystem().find(DocShare, {
      where: { share_doctype: type.name, share_name: input.name },
      fields: ['name', 'user', 'everyone', 'read', 'write', 'submit', 'share', 'shared_by', 'creation'],
      order_by: 'creation asc',
      limit: MAX_SHOWN,
    })
  },
})
