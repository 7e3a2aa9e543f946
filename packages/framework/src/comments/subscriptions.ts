import { on, documentEvents } from '#framework/events'
import { Comment } from './comment.doctype.ts'

/** Comments that go with one document at once; the rest goes with the next deletion of that name. */
const MOST_AT_ONCE = 1000

/** A later document of the same name must not show what was said of this one. */
export const commentsOnDeletedDocuments = on(
  documentEvents.deleted,
  'comments on a deleted document are removed',
  async ({ doctype, name: document, kept_as }, { documents }) => {
    // Comments of what is kept went aside with it, and may be back by now.
    if (kept_as !== undefined) return
    const found = await documents.find(Comment, {
      where: { reference_doctype: doctype, reference_name: document },
      fields: ['name'],
      limit: MOST_AT_ONCE,
    })
    for (const { name } of found) await documents.delete(Comment, name)
  },
)
