import type { Documents } from '#framework/documents'
import { suffixed } from './file-names.ts'
import { File } from './file.doctype.ts'
import { hashOf } from './prepare-file.ts'
import { keyOf, keyOfUrl, type Storage } from './storage.ts'
import { createQueues } from './turns.ts'

/** Everything that writes or removes the bytes of one name goes through here, one after the other. */
export const inQueue = createQueues()

export interface Content {
  readonly name: string
  readonly content: Buffer
  readonly hash: string
  readonly isPrivate: boolean
}

export interface Placed {
  readonly key: string
  /** False when the same bytes lay there already. */
  readonly isNew: boolean
}

async function knownKey(
  documents: Documents,
  storage: Storage,
  { hash, isPrivate }: Content,
): Promise<string | null> {
  const [known] = await documents.asSystem().find(File, {
    where: { content_hash: hash, is_private: isPrivate ? 1 : 0 },
    fields: ['file_url'],
    order_by: 'creation asc',
    limit: 1,
  })
  const key = known?.file_url ? keyOfUrl(known.file_url) : null
  return key !== null && (await storage.has(key)) ? key : null
}

async function holds(storage: Storage, key: string, hash: string): Promise<boolean> {
  return hashOf(Buffer.from(await storage.bytes(key))) === hash
}

/** The wanted name, or the one with a suffix when other content has it. */
async function place(storage: Storage, { name, content, hash, isPrivate }: Content): Promise<Placed> {
  const wanted = keyOf(name, isPrivate)
  const isTaken = (await storage.has(wanted)) && !(await holds(storage, wanted, hash))
  const key = isTaken ? keyOf(suffixed(name, hash), isPrivate) : wanted
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
  return key === null ? place(storage, content) : { key, isNew: false }
}
