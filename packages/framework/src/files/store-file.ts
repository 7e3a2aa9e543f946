import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { isGuest, type Caller } from '#framework/permissions'
import { withPendingUpload, type StoredContent } from './upload/pending-upload.ts'
import { requireAttachable } from './attachable.ts'
import { fileErrors } from './errors.ts'
import { File } from './file.doctype.ts'
import { ATTACHMENTS, HOME } from './folders.ts'
import { inQueue, placeContent, type Placed } from './place-content.ts'
import { prepareFile, type PreparedFile, type Upload, hashOf } from './upload/prepare-file.ts'
import { urlOf } from './storage/keys.ts'
import { storageOf } from './storage/storage-of.ts'
import { extensionPoint } from '#framework/modules'
import { permitFor, type UploadPermit } from './upload/upload-permits.ts'

/** Throws where a content must not be stored, by the SHA-256 of what was sent and of what was made of it. Reads as the system. */
export type CheckUpload = (system: Documents, hashes: readonly string[]) => Promise<void>

export const uploadChecks = extensionPoint<CheckUpload>('files.upload_checks')

/** Asks every room that knows contents which must not come again. */
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

/** A file that is ready to be stored, and whose it will be. */
interface OwnedFile extends PreparedFile {
  readonly owner: string
}

/**
 * Writes the bytes first and the document after them. When the document fails, the bytes go again; when the transaction
 * fails later, `sweepOrphans` finds them.
 */
export function placeFile(documents: Documents, engine: Engine, file: OwnedFile): Promise<FileDoc> {
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

/** What comes with a ticket is private, and hangs at the ticket. */
function permitted(upload: Upload, { doctype, name, largest }: UploadPermit): Upload {
  if (upload.content.length > largest) throw fileErrors.over_the_forms_limit(upload.fileName, largest)
  return { ...upload, isPrivate: true, folder: null, attachedTo: { doctype, name, field: null } }
}

/** Whether a caller may store a file at all, and where he wants it: asked before any work is done. */
export async function requireMayStore(
  engine: Engine,
  caller: Caller,
  upload: Pick<Upload, 'attachedTo'>,
): Promise<void> {
  if (isGuest(caller)) throw documentErrors.notPermitted('create', File.name)
  if (upload.attachedTo) await requireAttachable(engine, caller, upload.attachedTo)
}

/** Stores a file inside a transaction that is open already. */
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
