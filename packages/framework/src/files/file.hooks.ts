import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { arrivingContent, type StoredContent } from './arriving.ts'
import { fileErrors } from './errors.ts'
import { shownFileName } from './file-names.ts'
import { File } from './file.doctype.ts'

export const FILE_DELETED = 'file.deleted'

/** What a content is does not change: other content is another file. */
function unchanged(previous: Doc<typeof File>): StoredContent {
  const { file_url, is_private, file_type, file_size, content_hash, width, height } = previous
  return {
    file_url: file_url ?? '',
    is_private,
    file_type: file_type ?? '',
    file_size: file_size ?? 0,
    content_hash: content_hash ?? '',
    width,
    height,
  }
}

export const fileHooks = hooks(File, {
  beforeSave({ previous, document, documents }) {
    const content = previous ? unchanged(previous) : arrivingContent(documents)
    if (!content) throw fileErrors.by_upload_only()
    return { ...content, file_name: shownFileName(document.file_name) }
  },

  async beforeDelete(file, documents) {
    await documents.emit(FILE_DELETED, { file_url: file.file_url })
  },
})
