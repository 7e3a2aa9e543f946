import type { Documents } from '#framework/documents'
import { File } from './file.doctype.ts'
import { inQueue } from './place-content.ts'
import { keyOfUrl, urlOf, type Storage } from './storage.ts'

async function isUsed(documents: Documents, file_url: string): Promise<boolean> {
  const found = await documents.asSystem().find(File, { where: { file_url }, fields: ['name'], limit: 1 })
  return found.length > 0
}

/** Removes the bytes behind an address when no document needs them any more. */
export async function removeUnused(
  documents: Documents,
  storage: Storage,
  file_url: string,
): Promise<boolean> {
  const key = keyOfUrl(file_url)
  if (key === null) return false
  return inQueue(key.slice(key.indexOf('/') + 1), async () => {
    if (await isUsed(documents, file_url)) return false
    await storage.remove(key)
    return true
  })
}

/** No transaction is open for so long: what has no document by then will never have one. */
const GRACE = 60 * 60 * 1000

/** Removes bytes that were written for transactions which then failed; answers how many files went. */
export async function sweepOrphans(
  documents: Documents,
  storage: Storage,
  grace: number = GRACE,
): Promise<number> {
  let removed = 0
  for await (const key of storage.keysBefore(new Date(documents.now.getTime() - grace)))
    if (await removeUnused(documents, storage, urlOf(key))) removed += 1
  return removed
}
