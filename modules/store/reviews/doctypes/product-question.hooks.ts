import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { forgetJudgements } from '../actions/forget-judgements.ts'
import { tellMoved } from '../actions/tell-moved.ts'
import { decided } from '../rules/decided.ts'
import { ProductQuestion } from './product-question.doctype.ts'

/** Others decide about a question; what its asker wrote stays his. */
export const productQuestionHooks = hooks(ProductQuestion, {
  beforeSave({ previous, document, documents: { caller } }) {
    if (previous === null) return {}
    const decision = decided(caller, previous, document)
    return isAdministrator(caller) ? decision : { ...previous, modified: document.modified, ...decision }
  },
  async afterSave({ previous, document, documents }) {
    await tellMoved(documents, ProductQuestion.name, { previous, document })
  },
  async beforeDelete({ name }, documents) {
    await forgetJudgements(documents, ProductQuestion.name, name)
  },
})
