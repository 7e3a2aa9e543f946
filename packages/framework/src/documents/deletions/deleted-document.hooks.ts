import { documentErrors } from '#framework/errors'
import { hooks } from '../hooks.ts'
import { DeletedDocument } from './deleted-document.doctype.ts'
import { isErasing } from './erase-deleted.ts'

/** They come from deletions and go by time alone: nobody writes or removes one, by whatever right. */
export const deletedDocumentHooks = hooks(DeletedDocument, {
  beforeSave() {
    throw documentErrors.notPermitted('write', DeletedDocument.name)
  },

  async beforeDelete(_document, documents) {
    if (!isErasing(documents)) throw documentErrors.notPermitted('delete', DeletedDocument.name)
  },
})
