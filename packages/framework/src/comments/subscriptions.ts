import { on } from '#framework/modules'
import { Comment } from './comment.doctype.ts'

/** Comments that go with one document at once; the rest goes with the next deletion of that name. */
const MOST_AT_ONCE = 1000

/** A later document of the same name must not show what was said of this one. */
export const commentsOnDeletedDocuments = on(
  'document.deleted',
  'comments on a deleted document are removed',
  async ({ payload }, documents) => {
    // Comments of what is kept went aside with it, and may be back by now.
    if (payload['kept_as']) return
    const found = await documents.find(Comment, {
      where: { reference_doctype: String(payload['doctype']), reference_name: String(payload['name']) },
      fields: ['name'],
      limit: MOST_AT_ONCE,
    })
    for (const { name } of found) await documents.delete(Comment, name)
  },
)
