import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { suffixed } from './file-names.ts'
import { File } from './file.doctype.ts'
import { hashOf } from './upload/prepare-file.ts'
import { keyOf, keyOfUrl } from './storage/keys.ts'
import type { Storage } from './storage/storage.ts'
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
