import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Comment } from './comment.doctype.ts'

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
