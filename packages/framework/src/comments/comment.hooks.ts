import { hooks } from '#framework/documents'
import { Comment } from './comment.doctype.ts'
import { requireAtWork } from './require-at-work.ts'

/** Whoever works on a document in the desk may speak about it, for as long as he does. */
export const commentHooks = hooks(Comment, {
  async beforeSave({ document: { reference_doctype, reference_name }, documents }) {
    await requireAtWork(documents, reference_doctype, reference_name)
    return {}
  },
})
