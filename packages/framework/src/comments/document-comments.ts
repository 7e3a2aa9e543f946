import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Comment } from './comment.doctype.ts'
import { documentErrors } from '#framework/errors'
import { on, documentEvents } from '#framework/events'

type ShownComment = Pick<
  Doc<typeof Comment>,
  'name' | 'owner' | 'creation' | 'modified' | 'comment_type' | 'content'
>

const MOST_SHOWN = 100

/** The latest comments on a document, the newest first: for a caller who works on it. */
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
    limit: MOST_SHOWN,
  })
}

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

/** Comments that go with one document at once; the rest goes with the next deletion of that name. */
const MOST_AT_ONCE = 1000

/** A later document of the same name must not show what was said of this one. */
export const commentsOnDeletedDocuments = on(
  documentEvents.deleted,
  'comments on a deleted document are removed',
  async ({ doctype, name: document, deleted_document }, { documents }) => {
    // Comments of what is kept went aside with it, and may be back by now.
    if (deleted_document !== undefined) return
    const found = await documents.find(Comment, {
      where: { reference_doctype: doctype, reference_name: document },
      fields: ['name'],
      limit: MOST_AT_ONCE,
    })
    for (const { name } of found) await documents.delete(Comment, name)
  },
)
