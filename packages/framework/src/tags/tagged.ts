import { text, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { tagErrors } from './errors.ts'
import { Tag } from './tag.doctype.ts'

/** A tag and the document it is put to, in the dialect's short words. */
export const tagInput = {
  tag: text({ required: true }),
  dt: text({ required: true }),
  dn: text({ required: true }),
}

/** A tag is a part of a document: whoever works on the document and may change it may change its tags. */
export async function requireTaggable(documents: Documents, doctype: string, name: string): Promise<DocType> {
  const type = documents.registry.find(doctype)
  if (!type || type.isChild) throw documentErrors.unknownDocType(doctype)
  const rights = await documents.permissions(type, name)
  if (!rights?.has('read')) throw documentErrors.notPermitted('read', type.name)
  if (!rights.has('write')) throw documentErrors.notPermitted('write', type.name)
  if (!(await documents.worksOn(type, name))) throw documentErrors.notPermitted('write', Tag.name)
  return type
}

/** Commas stand between tags where a document's are told together. */
export function usableTag(given: string): string {
  const tag = given.trim().replace(/\s+/g, ' ')
  if (tag === '' || tag.includes(',')) throw tagErrors.unusable()
  return tag
}
