import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { deleteVotesAndFlags } from '../post/delete-votes-and-flags.ts'
import { emitPostMoved } from '../post/emit-post-moved.ts'
import { decidePost } from '../post/decide-post.ts'
import { ProductQuestion } from './product-question.doctype.ts'

/** Others decide about a question; what its asker wrote stays his. */
export const productQuestionHooks = hooks(ProductQuestion, {
  beforeSave({ previous, document, documents: { caller } }) {
    if (previous === null) return {}
    const decision = decidePost(caller, previous, document)
    return isAdministrator(caller) ? decision : { ...previous, modified: document.modified, ...decision }
  },
  async afterSave({ previous, document, documents }) {
    await emitPostMoved(documents, ProductQuestion.name, { previous, document })
  },
  async beforeDelete({ name }, { documents }) {
    await deleteVotesAndFlags(documents, ProductQuestion.name, name)
  },
})
