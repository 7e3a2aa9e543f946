import { on, documentEvents } from '#framework/events'
import { MOST_ASSIGNED } from './assigned.ts'
import { ToDo } from './to-do.doctype.ts'

/** A later document of the same name is given to nobody. */
export const assignmentsOfDeletedDocuments = on(
  documentEvents.deleted,
  'assignments of a deleted document are removed',
  async ({ doctype, name: document, kept_as }, { documents }) => {
    // What hangs at a document that is kept went aside with it, and may be back by now.
    if (kept_as !== undefined) return
    const found = await documents.find(ToDo, {
      where: { reference_type: doctype, reference_name: document },
      fields: ['name'],
      limit: MOST_ASSIGNED,
    })
    for (const { name } of found) await documents.delete(ToDo, name)
  },
)
