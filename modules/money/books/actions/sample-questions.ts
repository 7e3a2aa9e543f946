import { AsyncLocalStorage } from 'node:async_hooks'

/** An order at the gateway: the moment of the newest answer about it that was worked off. */
export interface Answered {
  newest: number
}

/** A question that is put to the gateway. Its answer says what is true when it is asked, and may be long on its way. */
export interface Question {
  readonly arrival: Promise<null>
  /** Resolves when the gateway has heard the question. */
  readonly heard: Promise<null>
  hear(): void
  readonly answers: { readonly order: Answered; readonly moment: number }[]
  /** A later question was answered first. */
  isOvertaken: boolean
}

export function newQuestion(arrival: Promise<null> = Promise.resolve(null)): Question {
  const { promise: heard, resolve } = Promise.withResolvers<null>()
  return { arrival, heard, hear: () => resolve(null), answers: [], isOvertaken: false }
}

const questions = new AsyncLocalStorage<Question>()

/** Asks, and counts the answer once everything that follows from it is done. */
export async function asking(question: Question, run: () => Promise<unknown>): Promise<void> {
  await questions.run(question, run)
  for (const { order, moment } of question.answers) order.newest = Math.max(order.newest, moment)
}

/** What the gateway said of an order at some moment arrives here. */
export async function arrivalOf(order: Answered, moment: number): Promise<void> {
  const question = questions.getStore()
  if (!question) return
  question.hear()
  await question.arrival
  if (moment < order.newest) question.isOvertaken = true
  question.answers.push({ order, moment })
}
