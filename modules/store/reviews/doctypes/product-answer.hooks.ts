import { sql } from 'kysely'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { forgetJudgements } from '../actions/forget-judgements.ts'
import { tellMoved } from '../actions/tell-moved.ts'
import { decided } from '../rules/decided.ts'
import { ProductAnswer } from './product-answer.doctype.ts'
import { ProductQuestion } from './product-question.doctype.ts'

/** One conditional update that waits for everybody else's. */
async function countAnswers(documents: Documents, question: string, change: number): Promise<void> {
  const counting = sql<{ name: string }>`update "Product Question" set answers = answers + ${change}
    where name = ${question} returning name`
  await documents.asSystem().statement(counting, {
    changes: (rows) => rows.map(({ name }) => ({ type: ProductQuestion.name, name, kind: 'saved' as const })),
  })
}

const counted = (answer: { readonly state: string } | null): number => (answer?.state === 'published' ? 1 : 0)

/** Others decide about an answer; what was written stays. A question knows how many answers are seen. */
export const productAnswerHooks = hooks(ProductAnswer, {
  beforeSave({ previous, document, documents: { caller } }) {
    if (previous === null) return {}
    const decision = decided(caller, previous, document)
    return isAdministrator(caller) ? decision : { ...previous, modified: document.modified, ...decision }
  },
  async afterSave({ previous, document, documents }) {
    await tellMoved(documents, ProductAnswer.name, { previous, document })
    const change = counted(document) - counted(previous)
    if (change !== 0) await countAnswers(documents, document.question, change)
  },
  async beforeDelete({ name, state, question }, documents) {
    if (state === 'published') await countAnswers(documents, question, -1)
    await forgetJudgements(documents, ProductAnswer.name, name)
  },
})
