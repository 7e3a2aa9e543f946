import type { Documents } from '../documents.ts'
import { DeletedDocument } from './deleted-document.doctype.ts'

const erasing = new WeakSet<Documents>()

/** Whether this is the system erasing what is old, and not somebody with a right. */
export function isErasing(documents: Documents): boolean {
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
