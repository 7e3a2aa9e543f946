import { type Documents, memoKey } from '#framework/documents'
import { guest } from '#framework/permissions'
import { suffixed } from './file-kind.ts'
import { File } from './file.doctype.ts'
import { hashOf } from './upload/prepare-file.ts'
import { keyOf, keyOfUrl, urlOf, type Storage } from './storage/storage.ts'
import { createQueues } from '#framework/rate-limit'

/** Everything that writes or removes the bytes of one name goes through here, one after the other. */
export const inQueue = createQueues()

export interface Content {
  readonly name: string
  readonly content: Buffer
  readonly hash: string
  readonly isPrivate: boolean
  /** Whose it is. */
  readonly owner: string
}

export interface Placed {
  readonly key: string
  /** False when the same bytes lay there already. */
  readonly isNew: boolean
}

/** Guests are many people of one name. */
const NOBODY = guest.user

/**
 * The address that these bytes have already. A private one is told to its owner alone: an address names its file, and
 * would tell a stranger that somebody else has the same.
 */
async function knownKey(
  documents: Documents,
  storage: Storage,
  { hash, isPrivate, owner }: Content,
): Promise<string | null> {
  if (isPrivate && owner === NOBODY) return null
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

/** The wanted name, or the one with a suffix when other content has it. */
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

/** Puts bytes where their address will be; the same bytes with the same privacy have one address. */
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

/** What the server found out about a content, and where it put it; a folder has none. */
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

/** What a folder is. */
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
 * Runs an insert that makes the document of a stored content. Only inside it may a File come to be: nobody can make one
 * that points at somebody else's bytes.
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
