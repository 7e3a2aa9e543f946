import type { Documents } from '#framework/documents'
import { File } from './file.doctype.ts'
import { inQueue } from './place-content.ts'
import { keyOfUrl, urlOf } from './storage/keys.ts'
import type { Storage } from './storage/storage.ts'

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

/** Keys that are looked up in one statement. */
const BATCH = 500

async function* inBatches(keys: AsyncIterable<string>): AsyncIterable<readonly string[]> {
  let batch: string[] = []
  for await (const key of keys) {
    batch.push(key)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function withoutDocument(documents: Documents, keys: readonly string[]): Promise<readonly string[]> {
  const urls = keys.map(urlOf)
  const known = await documents
    .asSystem()
    .find(File, { where: { file_url: ['in', urls] }, fields: ['file_url'] })
  const used = new Set(known.map(({ file_url }) => file_url))
  return urls.filter((url) => !used.has(url))
}

/** Removes bytes that were written for transactions which then failed; answers how many files went. */
export async function sweepOrphans(
  documents: Documents,
  storage: Storage,
  grace: number = GRACE,
): Promise<number> {
  let removed = 0
  const old = storage.keysBefore(new Date(documents.now.getTime() - grace))
  for await (const keys of inBatches(old))
    for (const url of await withoutDocument(documents, keys))
      // Asked once more in its queue: somebody may be uploading the same just now.
      if (await removeUnused(documents, storage, url)) removed += 1
  return removed
}
