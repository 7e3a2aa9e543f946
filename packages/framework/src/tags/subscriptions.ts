import { on } from '#framework/modules'
import { TagLink } from './tag-link.doctype.ts'
import { MOST_TAGS } from './tags-on.ts'

/** A later document of the same name begins without tags. */
export const tagsOfDeletedDocuments = on(
  'document.deleted',
  'tags of a deleted document are removed',
  async ({ payload }, documents) => {
    // Tags of what is kept went aside with it, and may be back by now.
    if (payload['kept_as']) return
    const found = await documents.find(TagLink, {
      where: { document_type: String(payload['doctype']), document_name: String(payload['name']) },
      fields: ['name'],
      limit: MOST_TAGS,
    })
    for (const { name } of found) await documents.delete(TagLink, name)
  },
)
