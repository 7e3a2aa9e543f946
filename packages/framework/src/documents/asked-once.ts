import type { Documents } from './documents.ts'

/**
 * A question that several parts of one answer ask: it is put once in each piece of work. For work that only reads: what is
 * written after the first answer does not change it.
 */
export function askedOnce<Answer>(
  ask: (documents: Documents) => Promise<Answer>,
): (documents: Documents) => Promise<Answer> {
  const answers = new WeakMap<Documents, Promise<Answer>>()
  return (documents) => {
    const answer = answers.get(documents) ?? ask(documents)
    answers.set(documents, answer)
    return answer
  }
}
