import { fileEvents } from './storage/events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { isAdministrator } from '#framework/permissions'
import { pendingContent, type StoredContent } from './file-content.ts'
import { fileErrors } from './errors.ts'
import { shownFileName } from './file-kind.ts'
import { File } from './file.doctype.ts'
import { folderName, requireEmpty, requireFolder } from './folders.ts'

type FileDoc = Doc<typeof File>

/** Content does not change: other content is another file. Only `moveFile` changes the address. */
function unchanged(previous: FileDoc): StoredContent {
  const { is_folder, file_url, is_private, file_type, file_size, content_hash, width, height, placeholder } =
    previous
  const found = { is_folder, file_url, is_private, file_type, content_hash, width, height, placeholder }
  return { ...found, file_size: file_size ?? 0 }
}

/** A folder is named by its path, which is fixed; a file may have any name. */
function shownName(previous: FileDoc | null, document: FileDoc): string {
  return previous?.is_folder === 1 ? previous.file_name : shownFileName(document.file_name)
}

/** Attaching a file later needs the same permission as attaching it at once. */
async function requireMoved(previous: FileDoc, document: FileDoc, documents: Documents): Promise<void> {
  const { attached_to_doctype: doctype, attached_to_name: name } = document
  if (doctype === previous.attached_to_doctype && name === previous.attached_to_name) return
  if (doctype === null || name === null) return
  const type = documents.registry.find(doctype)
  if (!type || type.isChild) throw documentErrors.unknownDocType(doctype)
  const rights = await documents.permissions(type, name)
  if (!rights?.has('write') && !isAdministrator(documents.caller))
    throw documentErrors.notPermitted('write', doctype)
}

export const fileHooks = hooks(File, {
  name: (document, { documents }) =>
    pendingContent(documents)?.is_folder === 1
      ? folderName(document.folder, shownFileName(document.file_name))
      : null,

  async beforeSave({ previous, document, documents }) {
    const content = pendingContent(documents) ?? (previous && unchanged(previous))
    if (!content) throw fileErrors.by_upload_only()
    const folder = previous?.is_folder === 1 ? previous.folder : document.folder
    if (folder !== (previous?.folder ?? null)) await requireFolder(documents, folder)
    if (previous) await requireMoved(previous, document, documents)
    return { ...content, folder, file_name: shownName(previous, document) }
  },

  async beforeDelete(file, { documents }) {
    if (file.is_folder === 1) return requireEmpty(documents, file.name)
    await documents.emit(fileEvents.deleted, { file_url: file.file_url })
  },
})
