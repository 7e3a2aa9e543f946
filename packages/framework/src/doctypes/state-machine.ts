import type { RoleName } from './access.ts'

export interface Transition {
  readonly action: string
  readonly from: string
  readonly to: string
  readonly roles: readonly RoleName[]
  readonly nextWhen?: string
}

export interface StateMachine {
  readonly field: string
  readonly initial: string
  readonly transitions: readonly Transition[]
}

interface Choices {
  readonly choices: readonly string[]
  readonly initial: string | number | null
}

export function requireConsistentMachine(
  type: string,
  { field, initial, transitions }: StateMachine,
  spec: Choices,
): void {
  const named = [initial, ...transitions.flatMap(({ from, to }) => [from, to])]
  const unknown = named.find((state) => !spec.choices.includes(state))
  if (unknown !== undefined)
    throw new Error(`${type}.${field} has no choice ${unknown}, which a transition names`)
  if (spec.initial !== initial) throw new Error(`${type}.${field} must start as ${initial}`)
  const steps = transitions.map(({ from, to }) => `${from} to ${to}`)
  const doubled = steps.find((step, index) => steps.indexOf(step) !== index)
  if (doubled !== undefined) throw new Error(`${type} declares the transition from ${doubled} twice`)
}

export function transitionsFrom({ transitions }: StateMachine, state: unknown): readonly Transition[] {
  return transitions.filter(({ from }) => from === state)
}
