import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { withPendingUpload, type StoredContent, inQueue, placeBytes } from './file-content.ts'
import { fileEvents } from './storage/events.ts'
import { File } from './file.doctype.ts'
import { keyOfUrl, urlOf } from './storage/storage.ts'
import { storageOf, type StorageSettings } from './storage/storage-of.ts'

type FileDoc = Doc<typeof File>

export interface FileDestination {
  readonly isPrivate: boolean
  readonly target: { readonly doctype: string; readonly name: string } | null
}

function contentOf(file: FileDoc, key: string): StoredContent {
  const { is_folder, file_type, content_hash, width, height, placeholder } = file
  const found = { is_folder, file_type, content_hash, width, height, placeholder }
  const isPrivate = key.startsWith('private/')
  return { ...found, file_size: file.file_size ?? 0, file_url: urlOf(key), is_private: isPrivate ? 1 : 0 }
}

/** Key of the same bytes with the wanted privacy; null when the bytes are gone. */
async function keyOn(settings: StorageSettings, file: FileDoc, isPrivate: boolean): Promise<string | null> {
  const key = file.file_url === null ? null : keyOfUrl(file.file_url)
  if (key === null || (file.is_private === 1) === isPrivate) return key
  const storage = storageOf(settings)
  const name = key.slice(key.indexOf('/') + 1)
  return inQueue(name, async () => {
    if (!(await storage.has(key))) return null
    const content = await storage.bytes(key)
    const hash = file.content_hash ?? ''
    return (await placeBytes(storage, { name, content, hash, isPrivate })).key
  })
}

const hungAt = ({ target }: FileDestination) =>
  target ? { attached_to_doctype: target.doctype, attached_to_name: target.name } : {}

/**
 * Moves a stored file to another document, with another privacy where wanted; returns its new address. The old address
 * and its renditions are removed with the transaction, unless another File needs them. A file without bytes stays
 * unchanged.
 */
export async function moveFile(
  documents: Documents,
  settings: StorageSettings,
  { file, place }: { readonly file: FileDoc; readonly place: FileDestination },
): Promise<string | null> {
  const key = await keyOn(settings, file, place.isPrivate)
  if (key === null) return file.file_url
  const content = contentOf(file, key)
  await withPendingUpload(documents, content, () => documents.save(File, file.name, hungAt(place)))
  if (content.file_url !== file.file_url)
    await documents.emit(fileEvents.deleted, { file_url: file.file_url })
  return content.file_url
}

export async function copyFile(
  documents: Documents,
  settings: StorageSettings,
  { file, place }: { readonly file: FileDoc; readonly place: FileDestination },
): Promise<string | null> {
  const key = await keyOn(settings, file, place.isPrivate)
  if (key === null) return file.file_url
  const { file_name, folder } = file
  const values = { file_name, folder, ...hungAt(place) }
  const copy = await withPendingUpload(documents, contentOf(file, key), () => documents.insert(File, values))
  return copy.file_url
}

export interface FoundUpload {
  readonly name: string
  readonly file_url: string | null
  readonly owner: string
  readonly is_private: 0 | 1
  readonly attached_to_doctype: string | null
  readonly attached_to_name: string | null
}

/** The same bytes may belong to many documents under one address. */
const MAX_FOUND = 200

/**
 * Names of the files at these addresses, in their order; null when one is missing or not the caller's. `system` acts as
 * the system. One statement.
 */
export async function ownUploads(
  system: Documents,
  addresses: readonly string[],
  isOwn: (file: FoundUpload) => boolean,
): Promise<readonly string[] | null> {
  if (addresses.length === 0) return []
  const found = await system.find(File, {
    where: { file_url: ['in', [...addresses]], is_folder: 0 },
    fields: ['name', 'file_url', 'owner', 'is_private', 'attached_to_doctype', 'attached_to_name'],
    limit: MAX_FOUND,
  })
  const own = found.filter(isOwn)
  const names = addresses.flatMap((address) => {
    const file = own.find(({ file_url }) => file_url === address)
    return file ? [file.name] : []
  })
  return names.length === addresses.length ? names : null
}

export async function attachFiles(
  system: Documents,
  files: Iterable<string>,
  target: { readonly doctype: string; readonly name: string; readonly field: string },
): Promise<void> {
  for (const file of files)
    await system.save(File, file, {
      attached_to_doctype: target.doctype,
      attached_to_name: target.name,
      attached_to_field: target.field,
    })
}
