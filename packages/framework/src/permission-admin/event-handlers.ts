import { on, documentEvents } from '#framework/events'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DocShare } from './doc-share.doctype.ts'
import { UserPermission } from './user-permission.doctype.ts'

/** Entries deleted with one document at once; the rest goes with the next deletion of that name. */
const MAX_AT_ONCE = 1000

async function removeAll(
  documents: Documents,
  type: DocType,
  where: Readonly<Record<string, string>>,
): Promise<void> {
  const filters = Object.entries(where).map(([field, value]) => [field, '=', value])
  for (const { name } of await documents.list(type, { filters, limit_page_length: MAX_AT_ONCE }))
    await documents.delete(type, String(name))
}

/**
 * Removes shares and restrictions of a deleted document, so that a later one of the same name does not inherit them.
 */
export const rightsOfDeletedDocuments = on(
  documentEvents.deleted,
  'rights of a deleted document are removed',
  async ({ doctype, name }, { documents }) => {
    await removeAll(documents, DocShare, { share_doctype: doctype, share_name: name })
    await removeAll(documents, UserPermission, { allow: doctype, for_value: name })
  },
)
