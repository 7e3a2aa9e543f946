import type { Answers, FormField } from '../../ui/form/form-field.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { wireAnswers } from '../../ui/form/wire-answers.ts'
import { purposes } from './purposes.ts'
import type { ChildAnswers, RenewalState } from './renewal-state.ts'

const nothing: Omit<ChildAnswers, 'key'> = { changes: {}, consents: [] }

/** What was typed for a child so far; the key stays the same once there is one. */
export function answersOf({ answers }: Pick<RenewalState, 'answers'>, student: string): ChildAnswers {
  return answers[student] ?? { ...nothing, key: randomKey() }
}

/** What goes out: what was filled in, and a yes or a no to each purpose. */
export function sentOf({ changes, consents, key }: ChildAnswers, fields: readonly FormField[]) {
  const said = (purpose: string): 0 | 1 => (consents.includes(purpose) ? 1 : 0)
  const filled = Object.entries(wireAnswers(fields, changes)).filter(([, value]) => value !== null)
  return {
    changes: Object.fromEntries(filled),
    consents: Object.fromEntries(purposes.map(([purpose]) => [purpose, said(purpose)])),
    idempotency_key: key,
  } as const
}

export function withChange(before: ChildAnswers, changes: Answers): ChildAnswers {
  return { ...before, changes: { ...before.changes, ...changes } }
}

export function withConsent(before: ChildAnswers, purpose: string, isGiven: boolean): ChildAnswers {
  const others = before.consents.filter((one) => one !== purpose)
  return { ...before, consents: isGiven ? [...others, purpose] : others }
}
