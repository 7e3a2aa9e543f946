import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Comment } from './comment.doctype.ts'
import { documentErrors } from '#framework/errors'
import { on, documentEvents } from '#framework/events'

type ShownComment = Pick<
  Doc<typeof Comment>,
  'name' | 'owner' | 'creation' | 'modified' | 'comment_type' | 'content'
>

const MAX_SHOWN = 100

export async function commentsOn(
  documents: Documents,
  type: DocType,
  name: string,
): Promise<readonly ShownComment[]> {
  if (!documents.registry.find(Comment.name)) return []
  return documents.asSystem().find(Comment, {
    where: { reference_doctype: type.name, reference_name: name },
    fields: ['name', 'owner', 'creation', 'modified', 'comment_type', 'content'],
    order_by: 'creation desc',
    limit: MAX_SHOWN,
  })
}

const referenceField = {
  fieldname: 'reference_doctype',
  label: 'Document type',
  messageId: 'input.reference_doctype',
} as const

/** Returns the type of a document that the caller works on; others do not learn whether it exists. */
export async function requireAtWork(documents: Documents, doctype: string, name: string): Promise<DocType> {
  const type = documents.registry.find(doctype)
  if (!type || type.isChild) throw documentErrors.linkMissing(referenceField, doctype)
  if (!(await documents.worksOn(type, name))) throw documentErrors.notPermitted('write', Comment.name)
  return type
}

/** Comments deleted with one document at once; the rest goes with the next deletion of that name. */
const MAX_AT_ONCE = 1000

/** Deletes the comments of a deleted document, so that a later one of the same name does not show them. */
export const commentsOnDeletedDocuments = on(
  documentEvents.deleted,
  'comments on a deleted document are removed',
  async ({ doctype, name: document, deleted_document }, { documents }) => {
    // Comments of a retained document were retained with it and may be restored by now.
    if (deleted_document !== undefined) return
    const found = await documents.find(Comment, {
      where: { reference_doctype: doctype, reference_name: document },
      fields: ['name'],
      limit: MAX_AT_ONCE,
    })
    for (const { name } of found) await documents.delete(Comment, name)
  },
)
