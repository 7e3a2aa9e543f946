import type { EventQuestion } from '../../event-places.ts'

export const choicesOf = ({ options }: Pick<EventQuestion, 'options'>): string[] =>
  (options ?? '')
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')

export const YES = 'Yes'
export const NO = 'No'

export const questionsPer = (
  questions: readonly EventQuestion[],
  per: EventQuestion['per'],
): EventQuestion[] => questions.filter((question) => question.per === per)
