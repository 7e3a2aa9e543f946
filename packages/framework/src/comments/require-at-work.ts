import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { Comment } from './comment.doctype.ts'

const referenceField = {
  fieldname: 'reference_doctype',
  label: 'Document type',
  messageId: 'input.reference_doctype',
} as const

/** The type of a document on which the caller works. Nobody else learns whether there is such a document. */
export async function requireAtWork(documents: Documents, doctype: string, name: string): Promise<DocType> {
  const type = documents.registry.find(doctype)
  if (!type || type.isChild) throw documentErrors.linkMissing(referenceField, doctype)
  if (!(await documents.worksOn(type, name))) throw documentErrors.notPermitted('write', Comment.name)
  return type
}
