import { hooks } from '#framework/documents'
import { DocShare } from './doc-share.doctype.ts'
import { rightsErrors } from './errors.ts'
import { requireDocument, requireType } from './named-documents.ts'

export const docShareHooks = hooks(DocShare, {
  async beforeSave({ document, documents }) {
    const type = requireType(documents, document.share_doctype)
    await requireDocument(documents, type, document.share_name)
    if ((document.everyone === 1) === (document.user !== null)) throw rightsErrors.shared_with_nobody()
    if (document.everyone === 1 && type.guarded !== null) throw rightsErrors.guarded(type.name)
    // Whoever may change, submit or share a document must be able to see it.
    const { write, submit, share } = document
    return { read: write === 1 || submit === 1 || share === 1 ? 1 : document.read }
  },
})
