import type { Answers, FormField } from '../../ui/form/definition/form-field.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { wireAnswers } from '../../ui/form/submission/wire-answers.ts'
import type { ChildAnswers, RenewalState } from './renewal-state.ts'

/** What was said to each purpose before, as the wire tells it. */
export type ConsentsBefore = Readonly<Record<string, number>>

const nothing: Omit<ChildAnswers, 'key'> = { changes: {}, given: [], withdrawn: [] }

/** What was typed for a child so far; the key stays the same once there is one. */
export function answersOf({ answers }: Pick<RenewalState, 'answers'>, student: string): ChildAnswers {
  return answers[student] ?? { ...nothing, key: randomKey() }
}

/** What goes out: what was filled in, and what was given or withdrawn by name. The rest stays as it is. */
export function sentOf({ changes, given, withdrawn, key }: ChildAnswers, fields: readonly FormField[]) {
  const filled = Object.entries(wireAnswers(fields, changes)).filter(([, value]) => value !== null)
  return {
    changes: Object.fromEntries(filled),
    consents: Object.fromEntries(given.map((purpose) => [purpose, 1])),
    withdrawn_consents: withdrawn,
    idempotency_key: key,
  } as const
}

export function withChange(before: ChildAnswers, changes: Answers): ChildAnswers {
  return { ...before, changes: { ...before.changes, ...changes } }
}

/** Whether a consent stands once this is sent. */
export function isConsentGiven(answers: ChildAnswers, before: ConsentsBefore, purpose: string): boolean {
  if (answers.withdrawn.includes(purpose)) return false
  return before[purpose] === 1 || answers.given.includes(purpose)
}

/** Gives or withdraws one consent; saying again what stood before is no change. */
export function withConsent(
  answers: ChildAnswers,
  before: ConsentsBefore,
  { purpose, isGiven }: { purpose: string; isGiven: boolean },
): ChildAnswers {
  const without = (list: readonly string[]) => list.filter((one) => one !== purpose)
  const given = without(answers.given)
  const withdrawn = without(answers.withdrawn)
  if (isGiven === (before[purpose] === 1)) return { ...answers, given, withdrawn }
  return isGiven
    ? { ...answers, given: [...given, purpose], withdrawn }
    : { ...answers, given, withdrawn: [...withdrawn, purpose] }
}
