import type { EventQuestionAsked } from '../doctypes/registration-event.queries.ts'

/** What was answered, by the label of the question. */
export type Answers = Readonly<Record<string, string>>

export type AnswerProblem = 'missing' | 'too_long' | 'no_such_choice'

const LONGEST = 1000

const yesOrNo: ReadonlyMap<string, string> = new Map([
  ...(['Yes', 'yes', '1', 'true'] as const).map((word) => [word, 'Yes'] as const),
  ...(['No', 'no', '0', 'false'] as const).map((word) => [word, 'No'] as const),
])

export function choicesOf({ options }: Pick<EventQuestionAsked, 'options'>): readonly string[] {
  return (options ?? '')
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
}

export type Answered = { readonly answer: string | null } | { readonly problem: AnswerProblem }

function written(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
    ? String(sent).trim()
    : ''
}

function understood(question: EventQuestionAsked, text: string): string | undefined {
  if (question.answer_type === 'yes or no') return yesOrNo.get(text)
  if (question.answer_type === 'choice') return choicesOf(question).find((choice) => choice === text)
  return text
}

/** An answer as it is kept, or what is wrong with it. */
export function answerTo(question: EventQuestionAsked, sent: unknown): Answered {
  const text = written(sent)
  if (text === '') return question.is_required === 1 ? { problem: 'missing' } : { answer: null }
  if (text.length > LONGEST) return { problem: 'too_long' }
  const answer = understood(question, text)
  return answer === undefined ? { problem: 'no_such_choice' } : { answer }
}
