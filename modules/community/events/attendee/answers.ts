import type { EventQuestionRow } from '../seats/event-with-seats.queries.ts'

/** What was answered, by the label of the question. */
export type Answers = Readonly<Record<string, string>>

export type AnswerProblem = 'missing' | 'too_long' | 'no_such_choice'

const MAX_ANSWER_LENGTH = 1000

const yesOrNo: ReadonlyMap<string, string> = new Map([
  ...(['Yes', 'yes', '1', 'true'] as const).map((word) => [word, 'Yes'] as const),
  ...(['No', 'no', '0', 'false'] as const).map((word) => [word, 'No'] as const),
])

export function listChoices({ options }: Pick<EventQuestionRow, 'options'>): readonly string[] {
  return (options ?? '')
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
}

export type AnswerResult = { readonly answer: string | null } | { readonly problem: AnswerProblem }

function toText(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
    ? String(sent).trim()
    : ''
}

function normaliseAnswer(question: EventQuestionRow, text: string): string | undefined {
  if (question.answer_type === 'yes or no') return yesOrNo.get(text)
  if (question.answer_type === 'choice') return listChoices(question).find((choice) => choice === text)
  return text
}

/** An answer as it is kept, or what is wrong with it. */
export function parseAnswer(question: EventQuestionRow, sent: unknown): AnswerResult {
  const text = toText(sent)
  if (text === '') return question.is_required === 1 ? { problem: 'missing' } : { answer: null }
  if (text.length > MAX_ANSWER_LENGTH) return { problem: 'too_long' }
  const answer = normaliseAnswer(question, text)
  return answer === undefined ? { problem: 'no_such_choice' } : { answer }
}
