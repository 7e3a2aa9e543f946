import { hooks } from '#framework/documents'
import { Comment } from './comment.doctype.ts'
import { requireReadable } from './require-readable.ts'

/** Whoever may read a document may speak about it, for as long as he may read it. */
export const commentHooks = hooks(Comment, {
  async beforeSave({ document: { reference_doctype, reference_name }, documents }) {
    await requireReadable(documents, reference_doctype, reference_name)
    return {}
  },
})
