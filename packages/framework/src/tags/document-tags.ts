import { text, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { tagErrors } from './errors.ts'
import { Tag } from './tag.doctype.ts'
import { TagLink } from './tag-link.doctype.ts'
import { on, documentEvents } from '#framework/events'

export const tagInput = {
  tag: text({ required: true }),
  dt: text({ required: true }),
  dn: text({ required: true }),
}

/** Requires work on the document and permission to change it, because tags are part of the document. */
export async function requireTaggable(documents: Documents, doctype: string, name: string): Promise<DocType> {
  const type = documents.registry.find(doctype)
  if (!type || type.isChild) throw documentErrors.unknownDocType(doctype)
  const rights = await documents.permissions(type, name)
  if (!rights?.has('read')) throw documentErrors.notPermitted('read', type.name)
  if (!rights.has('write')) throw documentErrors.notPermitted('write', type.name)
  if (!(await documents.worksOn(type, name))) throw documentErrors.notPermitted('write', Tag.name)
  return type
}

/** Refuses commas, which separate tags in lists. */
export function usableTag(given: string): string {
  const tag = given.trim().replace(/\s+/g, ' ')
  if (tag === '' || tag.includes(',')) throw tagErrors.unusable()
  return tag
}

export const MAX_TAGS = 50

export async function tagsOn(documents: Documents, type: DocType, name: string): Promise<readonly string[]> {
  if (!documents.registry.find(TagLink.name)) return []
  const found = await documents.asSystem().find(TagLink, {
    where: { document_type: type.name, document_name: name },
    fields: ['tag'],
    order_by: 'tag asc',
    limit: MAX_TAGS,
  })
  return found.map(({ tag }) => tag)
}

/** Removes the tags of a deleted document, so that a later one of the same name has none. */
export const tagsOfDeletedDocuments = on(
  documentEvents.deleted,
  'tags of a deleted document are removed',
  async ({ doctype, name: document, deleted_document }, { documents }) => {
    // Tags of a retained document were retained with it and may be restored by now.
    if (deleted_document !== undefined) return
    const found = await documents.find(TagLink, {
      where: { document_type: doctype, document_name: document },
      fields: ['name'],
      limit: MAX_TAGS,
    })
    for (const { name } of found) await documents.delete(TagLink, name)
  },
)
