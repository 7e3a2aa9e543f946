import { hooks, increment, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { deleteVotesAndFlags, emitPostMoved, decidePost } from '../post/post.hooks.ts'
import { ProductQuestion } from './product-question.doctype.ts'
import { ProductAnswer } from './product-answer.doctype.ts'

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

/** Updates atomically by one conditional update that waits for concurrent ones. */
async function adjustAnswerCount(documents: Documents, question: string, change: number): Promise<void> {
  await documents.asSystem().updateWhere(ProductQuestion, { name: question }, { answers: increment(change) })
}

const publishedCount = (answer: { readonly state: string } | null): number =>
  answer?.state === 'published' ? 1 : 0

/** Moderators decide about an answer, its text stays. The question counts published answers. */
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
