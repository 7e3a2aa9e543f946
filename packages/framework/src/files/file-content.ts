import { type Documents, memoKey } from '#framework/documents'
import { guest } from '#framework/permissions'
import { suffixed } from './file-kind.ts'
import { File } from './file.doctype.ts'
import { hashOf } from './upload/prepare-file.ts'
import { keyOf, keyOfUrl, urlOf, type Storage } from './storage/storage.ts'
import { createQueues } from '#framework/rate-limit'

/** Serialises all writes and removals of one name's bytes. */
export const inQueue = createQueues()

export interface Content {
  readonly name: string
  readonly content: Buffer
  readonly hash: string
  readonly isPrivate: boolean
  readonly owner: string
}

export interface Placed {
  readonly key: string
  /** False when the same bytes were stored already. */
  readonly isNew: boolean
}

const GUEST_IDENTITY = guest.user

/**
 * Existing address of these bytes. A private one is returned to its owner alone: an address names its file, and would
 * reveal that another user has the same one.
 */
async function knownKey(
  documents: Documents,
  storage: Storage,
  { hash, isPrivate, owner }: Content,
): Promise<string | null> {
  if (isPrivate && owner === GUEST_IDENTITY) return null
  const [known] = await documents.asSystem().find(File, {
    where: { content_hash: hash, is_private: isPrivate ? 1 : 0, ...(isPrivate ? { owner } : {}) },
    fields: ['file_url'],
    order_by: 'creation asc',
    limit: 1,
  })
  const key = known?.file_url ? keyOfUrl(known.file_url) : null
  return key !== null && (await storage.has(key)) ? key : null
}

async function holds(storage: Storage, key: string, hash: string): Promise<boolean> {
  return hashOf(await storage.bytes(key)) === hash
}

export async function placeBytes(
  storage: Storage,
  { name, content, hash, isPrivate }: Omit<Content, 'owner'>,
): Promise<Placed> {
  const wanted = keyOf(name, isPrivate)
  const isKeyInUse = (await storage.has(wanted)) && !(await holds(storage, wanted, hash))
  const key = isKeyInUse ? keyOf(suffixed(name, hash), isPrivate) : wanted
  const isNew = !(await storage.has(key))
  if (isNew) await storage.put(key, content)
  return { key, isNew }
}

/** Stores bytes under their address; the same bytes with the same privacy have one address. */
export async function placeContent(
  documents: Documents,
  storage: Storage,
  content: Content,
): Promise<Placed> {
  const key = await knownKey(documents, storage, content)
  return key === null ? placeBytes(storage, content) : { key, isNew: false }
}

async function isUsed(documents: Documents, file_url: string): Promise<boolean> {
  const found = await documents.asSystem().find(File, { where: { file_url }, fields: ['name'], limit: 1 })
  return found.length > 0
}

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

/** Milliseconds; longer than any transaction, so bytes without a document by then stay without one. */
const GRACE = 60 * 60 * 1000

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

/** Removes bytes of transactions that failed; returns the number of files. */
export async function sweepOrphans(
  documents: Documents,
  storage: Storage,
  grace: number = GRACE,
): Promise<number> {
  let removed = 0
  const old = storage.keysBefore(new Date(documents.now.getTime() - grace))
  for await (const keys of inBatches(old))
    for (const url of await withoutDocument(documents, keys))
      // Checked again in the queue: the same bytes may be uploaded just now.
      if (await removeUnused(documents, storage, url)) removed += 1
  return removed
}

export interface StoredContent {
  readonly is_folder: 0 | 1
  readonly file_url: string | null
  readonly is_private: 0 | 1
  readonly file_type: string | null
  readonly file_size: number
  readonly content_hash: string | null
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
}

export const noContent: StoredContent = {
  ...{ is_folder: 1, is_private: 0, file_size: 0 },
  ...{ file_url: null, file_type: null, content_hash: null, width: null, height: null, placeholder: null },
}

interface PendingUpload {
  content: StoredContent | undefined
}

const pendingUpload = memoKey<PendingUpload>('files.pending_upload')

const pendingIn = (documents: Documents): PendingUpload =>
  documents.memo(pendingUpload, () => ({ content: undefined }))

/**
 * Runs an insert of a File with stored content. A File is created only inside it, so that callers cannot create one for
 * another user's bytes.
 */
export async function withPendingUpload<T>(
  documents: Documents,
  content: StoredContent,
  insert: () => Promise<T>,
): Promise<T> {
  const pending = pendingIn(documents)
  pending.content = content
  try {
    return await insert()
  } finally {
    pending.content = undefined
  }
}

export function pendingContent(documents: Documents): StoredContent | undefined {
  return pendingIn(documents).content
}
