import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { TagLink } from './tag-link.doctype.ts'

/** Tags of one document. */
export const MOST_TAGS = 50

/** The tags at a document, by name: for a caller who works on it. */
export async function tagsOn(documents: Documents, type: DocType, name: string): Promise<readonly string[]> {
  if (!documents.registry.find(TagLink.name)) return []
  const found = await documents.asSystem().find(TagLink, {
    where: { document_type: type.name, document_name: name },
    fields: ['tag'],
    order_by: 'tag asc',
    limit: MOST_TAGS,
  })
  return found.map(({ tag }) => tag)
}
