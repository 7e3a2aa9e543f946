import type { MessageId } from '#design/messages'
import type { RenewalChild } from './renewal-calls.ts'
import type { RenewalState } from './renewal-state.ts'

export type StepName = RenewalState['at']

export const renewalSteps: readonly (readonly [StepName, MessageId])[] = [
  ['phone', 'renewal.step_phone'],
  ['code', 'renewal.step_code'],
  ['children', 'renewal.step_children'],
  ['changes', 'renewal.step_changes'],
  ['done', 'renewal.step_done'],
]

export const stepIndex = (at: StepName): number => renewalSteps.findIndex(([name]) => name === at)

export const openOf = (students: readonly RenewalChild[]): string[] =>
  students.filter(({ state }) => state === 'open').map(({ student }) => student)

export function leftToRenew({ students, chosen, renewed }: RenewalState): string[] {
  const done = new Set(renewed.map(({ student }) => student))
  return students.map(({ student }) => student).filter((name) => chosen.includes(name) && !done.has(name))
}

/** Goes one step back without losing input. A renewal is final, so the last step has no step back. */
export function stepBack(state: RenewalState): RenewalState {
  if (state.at === 'code') return { ...state, at: 'phone' }
  if (state.at === 'children') return { ...state, at: 'phone' }
  if (state.at === 'changes') return { ...state, at: 'children' }
  return state
}

export const onwards = (state: RenewalState): RenewalState =>
  leftToRenew(state).length > 0 ? { ...state, at: 'changes' } : { ...state, at: 'done' }
