import { on, documentEvents } from '#framework/events'
import { TagLink } from './tag-link.doctype.ts'
import { MOST_TAGS } from './tags-on.ts'

/** A later document of the same name begins without tags. */
export const tagsOfDeletedDocuments = on(
  documentEvents.deleted,
  'tags of a deleted document are removed',
  async ({ doctype, name: document, kept_as }, { documents }) => {
    // Tags of what is kept went aside with it, and may be back by now.
    if (kept_as !== undefined) return
    const found = await documents.find(TagLink, {
      where: { document_type: doctype, document_name: document },
      fields: ['name'],
      limit: MOST_TAGS,
    })
    for (const { name } of found) await documents.delete(TagLink, name)
  },
)
