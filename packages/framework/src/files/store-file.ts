import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { isGuest, type Caller, administrator } from '#framework/permissions'
import { withPendingUpload, type StoredContent, inQueue, placeContent, type Placed } from './file-content.ts'
import { requireAttachable } from './file-access.ts'
import { fileErrors } from './errors.ts'
import { File } from './file.doctype.ts'
import { ATTACHMENTS, HOME } from './folders.ts'
import { prepareFile, type PreparedFile, type Upload, hashOf } from './upload/prepare-file.ts'
import { urlOf } from './storage/storage.ts'
import { storageOf } from './storage/storage-of.ts'
import { extensionPoint } from '#framework/modules'
import type { Site } from '#framework/context'
import { kindOfExtension, type FileKind, storedFileName } from './file-kind.ts'
import { pictureSize } from './picture/pictures.ts'

/**
 * Throws for content that must not be stored, by the SHA-256 of the upload and of the processed file. Reads as the
 * system.
 */
export type CheckUpload = (system: Documents, hashes: readonly string[]) => Promise<void>

export const uploadChecks = extensionPoint<CheckUpload>('files.upload_checks')

async function requireStorable(
  documents: Documents,
  checks: readonly CheckUpload[],
  { sent, file }: { readonly sent: Upload; readonly file: PreparedFile },
): Promise<void> {
  const hashes = [...new Set([hashOf(sent.content), file.hash])]
  for (const check of checks) await check(documents.asSystem(), hashes)
}

export type FileDoc = Doc<typeof File>

function storedContent(file: PreparedFile, { key }: Placed): StoredContent {
  return {
    is_folder: 0,
    file_url: urlOf(key),
    is_private: file.isPrivate ? 1 : 0,
    file_type: file.kind.extension.toUpperCase(),
    file_size: file.content.length,
    content_hash: file.hash,
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
  }
}

function insertFile(documents: Documents, file: PreparedFile, placed: Placed): Promise<FileDoc> {
  return withPendingUpload(documents, storedContent(file, placed), () =>
    documents.insert(File, {
      file_name: file.fileName,
      folder: file.folder ?? (file.attachedTo ? ATTACHMENTS : HOME),
      attached_to_doctype: file.attachedTo?.doctype ?? null,
      attached_to_name: file.attachedTo?.name ?? null,
      attached_to_field: file.attachedTo?.field ?? null,
    }),
  )
}

interface OwnedFile extends PreparedFile {
  readonly owner: string
}

/**
 * Writes the bytes first and the document after them. When the document fails, the bytes are removed; when the
 * transaction fails later, `sweepOrphans` finds them.
 */
function placeFile(documents: Documents, engine: Engine, file: OwnedFile): Promise<FileDoc> {
  const storage = storageOf(engine.settings)
  return inQueue(file.storedName, async () => {
    const { storedName: name, content, hash, isPrivate, owner } = file
    const placed = await placeContent(documents, storage, { name, content, hash, isPrivate, owner })
    try {
      return await insertFile(documents, file, placed)
    } catch (error) {
      if (placed.isNew) await storage.remove(placed.key)
      throw error
    }
  })
}

function permitted(upload: Upload, { doctype, name, largest }: UploadPermit): Upload {
  if (upload.content.length > largest) throw fileErrors.over_the_forms_limit(upload.fileName, largest)
  return { ...upload, isPrivate: true, folder: null, attachedTo: { doctype, name, field: null } }
}

/** Checks the permission to store a file and its target before any processing. */
export async function requireMayStore(
  engine: Engine,
  caller: Caller,
  upload: Pick<Upload, 'attachedTo'>,
): Promise<void> {
  if (isGuest(caller)) throw documentErrors.notPermitted('create', File.name)
  if (upload.attachedTo) await requireAttachable(engine, caller, upload.attachedTo)
}

export async function storeFile(documents: Documents, engine: Engine, upload: Upload): Promise<FileDoc> {
  await requireMayStore(engine, documents.caller, upload)
  const file = await prepareFile(upload)
  await requireStorable(documents, engine.extensions(uploadChecks), { sent: upload, file })
  return placeFile(documents, engine, { ...file, owner: documents.caller.user })
}

/** Stores a file in a transaction of its own, which is open only while it writes. */
export async function storeUpload(engine: Engine, caller: Caller, upload: Upload): Promise<FileDoc> {
  const permit = await permitFor(engine, caller, upload.ticket ?? null)
  if (permit === null) await requireMayStore(engine, caller, upload)
  const file = await prepareFile(permit === null ? upload : permitted(upload, permit))
  return engine.write(caller, async (documents) => {
    await requireStorable(documents, engine.extensions(uploadChecks), { sent: upload, file })
    return placeFile(permit === null ? documents : documents.asSystemFor(caller.user), engine, {
      ...file,
      owner: caller.user,
    })
  })
}

export interface UploadPermit {
  readonly doctype: string
  readonly name: string
  readonly largest: number
}

/**
 * Validates a ticket and counts its use; null for a ticket that is not its own. Throws when it is used up or expired.
 */
export type PermitUpload = (ticket: string, site: Site) => Promise<UploadPermit | null>

export const uploadPermits = extensionPoint<PermitUpload>('files.upload_permits')

/** Null for callers with the permission to store files; a guest needs a ticket. */
export async function permitFor(
  engine: Engine,
  caller: Caller,
  ticket: string | null,
): Promise<UploadPermit | null> {
  if (!isGuest(caller)) return null
  for (const ask of ticket === null ? [] : engine.extensions(uploadPermits)) {
    const permit = await ask(ticket ?? '', engine)
    if (permit) return permit
  }
  throw documentErrors.notPermitted('create', File.name)
}

export interface FinishedPicture {
  /** Requested name, like 'gallery/kite-morning-03'; slashes become dashes. */
  readonly name: string
  readonly content: Buffer
}

function webp(): FileKind {
  const kind = kindOfExtension('webp')
  if (!kind) throw new Error('WebP is not among the kinds of files')
  return kind
}

async function finished({ name, content }: FinishedPicture): Promise<PreparedFile> {
  const kind = webp()
  const { width, height } = await pictureSize(content)
  const storedName = storedFileName(`${name.replaceAll('/', '-')}.webp`, kind)
  const place = { isPrivate: false, folder: 'Home', attachedTo: null }
  const found = { kind, hash: hashOf(content), width, height, placeholder: null }
  return { fileName: storedName, storedName, content, ...found, ...place }
}

async function addressOf(documents: Documents, engine: Engine, file: PreparedFile): Promise<string> {
  const [known] = await documents.find(File, {
    where: { content_hash: file.hash, is_private: 0, file_name: file.fileName },
    fields: ['file_url'],
    limit: 1,
  })
  const owner = documents.caller.user
  return known?.file_url ?? (await placeFile(documents, engine, { ...file, owner })).file_url ?? ''
}

/** Stores finished pictures in one transaction and returns their addresses by name. Idempotent. */
export async function putFiles(
  engine: Engine,
  pictures: readonly FinishedPicture[],
): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(pictures.map(finished))
  return engine.write(administrator, async (documents) => {
    const addresses = new Map<string, string>()
    for (const [index, file] of files.entries()) {
      const { name = file.fileName } = pictures[index] ?? {}
      addresses.set(name, await addressOf(documents, engine, file))
    }
    return addresses
  })
}

export async function putFile(engine: Engine, picture: FinishedPicture): Promise<string> {
  const addresses = await putFiles(engine, [picture])
  return addresses.get(picture.name) ?? ''
}
