import type { MessageId } from '#design/messages'
import type { RenewalChild } from './renewal-calls.ts'
import type { RenewalState } from './renewal-state.ts'

export type StepName = RenewalState['at']

/** The steps as a person sees them, in their order. */
export const renewalSteps: readonly (readonly [StepName, MessageId])[] = [
  ['phone', 'renewal.step_phone'],
  ['code', 'renewal.step_code'],
  ['children', 'renewal.step_children'],
  ['changes', 'renewal.step_changes'],
  ['done', 'renewal.step_done'],
]

export const stepIndex = (at: StepName): number => renewalSteps.findIndex(([name]) => name === at)

/** Those for whom there is something to renew. */
export const openOf = (students: readonly RenewalChild[]): string[] =>
  students.filter(({ state }) => state === 'open').map(({ student }) => student)

/** The chosen children that are not renewed yet, in the order of the list. */
export function leftToRenew({ students, chosen, renewed }: RenewalState): string[] {
  const done = new Set(renewed.map(({ student }) => student))
  return students.map(({ student }) => student).filter((name) => chosen.includes(name) && !done.has(name))
}

/** One step back; nothing that was typed is lost. What is renewed stays renewed, so from the end nothing leads back. */
export function stepBack(state: RenewalState): RenewalState {
  if (state.at === 'code') return { ...state, at: 'phone' }
  if (state.at === 'children') return { ...state, at: 'phone' }
  if (state.at === 'changes') return { ...state, at: 'children' }
  return state
}

/** Another child, or the end when there is none left. */
export const onwards = (state: RenewalState): RenewalState =>
  leftToRenew(state).length > 0 ? { ...state, at: 'changes' } : { ...state, at: 'done' }
