import { hooks, increment, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { deleteVotesAndFlags } from '../post/delete-votes-and-flags.ts'
import { emitPostMoved } from '../post/emit-post-moved.ts'
import { decidePost } from '../post/decide-post.ts'
import { ProductAnswer } from './product-answer.doctype.ts'
import { ProductQuestion } from './product-question.doctype.ts'

/** One conditional update that waits for everybody else's. */
async function adjustAnswerCount(documents: Documents, question: string, change: number): Promise<void> {
  await documents.asSystem().updateWhere(ProductQuestion, { name: question }, { answers: increment(change) })
}

const publishedCount = (answer: { readonly state: string } | null): number =>
  answer?.state === 'published' ? 1 : 0

/** Others decide about an answer; what was written stays. A question knows how many answers are seen. */
export const productAnswerHooks = hooks(ProductAnswer, {
  beforeSave({ previous, document, documents: { caller } }) {
    if (previous === null) return {}
    const decision = decidePost(caller, previous, document)
    return isAdministrator(caller) ? decision : { ...previous, modified: document.modified, ...decision }
  },
  async afterSave({ previous, document, documents }) {
    await emitPostMoved(documents, ProductAnswer.name, { previous, document })
    const change = publishedCount(document) - publishedCount(previous)
    if (change !== 0) await adjustAnswerCount(documents, document.question, change)
  },
  async beforeDelete({ name, state, question }, { documents }) {
    if (state === 'published') await adjustAnswerCount(documents, question, -1)
    await deleteVotesAndFlags(documents, ProductAnswer.name, name)
  },
})
