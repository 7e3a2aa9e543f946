import type { DocType, Verb } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'

/** The type of a document that the caller may read, and what else he may do with it. Nobody learns what he may not read. */
export async function requireReadable(
  documents: Documents,
  doctype: string,
  name: string,
): Promise<{ readonly type: DocType; readonly rights: ReadonlySet<Verb> }> {
  const type = documents.registry.find(doctype)
  if (!type || type.isChild)
    throw documentErrors.linkMissing('Reference Doctype', doctype, 'reference_doctype')
  const rights = await documents.permissions(type, name)
  if (!rights?.has('read')) throw documentErrors.notPermitted('read', type.name)
  return { type, rights }
}
