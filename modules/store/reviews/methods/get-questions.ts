import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { readQuestions, type SeenQuestion } from '../doctypes/question-list.queries.ts'

const PAGE = 5

interface QuestionPage {
  readonly questions: readonly SeenQuestion[]
  readonly has_more: 0 | 1
}

/** What people asked about a product, five questions at a time, with their answers. One statement. */
export const getQuestions = method({
  access: anyone,
  reads: true,
  input: { product: text({ required: true }), start: int({ min: 0, max: 10_000, default: 0 }) },
  async run({ input: { product, start }, documents }): Promise<QuestionPage> {
    const found = await readQuestions(documents, { product, start: start ?? 0, limit: PAGE + 1 })
    return { questions: found.slice(0, PAGE), has_more: found.length > PAGE ? 1 : 0 }
  },
})
