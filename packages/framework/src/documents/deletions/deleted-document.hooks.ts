import { documentErrors } from '#framework/errors'
import { hooks } from '../hooks.ts'
import { DeletedDocument } from './deleted-document.doctype.ts'
import type { Documents } from '../documents.ts'

const erasing = new WeakSet<Documents>()

/** Whether this is the system erasing what is old, and not somebody with a right. */
function isErasing(documents: Documents): boolean {
  return erasing.has(documents)
}

/** At once; the rest waits for the next time. */
const MOST = 1000

/** Erases what was deleted before a moment ('YYYY-MM-DD HH:MM:SS'), with all that hung at it; answers how many there were. */
export async function eraseDeleted(documents: Documents, before: string): Promise<number> {
  const system = documents.asSystem()
  erasing.add(system)
  const old = await system.find(DeletedDocument, {
    where: { creation: ['<', before] },
    fields: ['name'],
    order_by: 'creation asc',
    limit: MOST,
  })
  for (const { name } of old) await system.delete(DeletedDocument, name)
  return old.length
}

/** They come from deletions and go by time alone: nobody writes or removes one, by whatever right. */
export const deletedDocumentHooks = hooks(DeletedDocument, {
  beforeSave() {
    throw documentErrors.notPermitted('write', DeletedDocument.name)
  },

  async beforeDelete(_document, { documents }) {
    if (!isErasing(documents)) throw documentErrors.notPermitted('delete', DeletedDocument.name)
  },
})
