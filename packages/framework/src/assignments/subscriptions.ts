import { on } from '#framework/modules'
import { MOST_ASSIGNED } from './assigned.ts'
import { ToDo } from './to-do.doctype.ts'

/** A later document of the same name is given to nobody. */
export const assignmentsOfDeletedDocuments = on(
  'document.deleted',
  'assignments of a deleted document are removed',
  async ({ payload }, documents) => {
    // What hangs at a document that is kept went aside with it, and may be back by now.
    if (payload['kept_as']) return
    const found = await documents.find(ToDo, {
      where: { reference_type: String(payload['doctype']), reference_name: String(payload['name']) },
      fields: ['name'],
      limit: MOST_ASSIGNED,
    })
    for (const { name } of found) await documents.delete(ToDo, name)
  },
)
