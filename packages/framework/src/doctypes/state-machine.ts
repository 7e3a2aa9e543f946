import type { Role } from './access.ts'

export interface Move {
  readonly action: string
  readonly from: string
  readonly to: string
  readonly roles: readonly Role[]
  readonly nextWhen?: string
}

export interface StateMachine {
  readonly field: string
  readonly initial: string
  readonly moves: readonly Move[]
}

interface Choices {
  readonly choices: readonly string[]
  readonly initial: string | number | null
}

export function requireConsistentMachine(
  type: string,
  { field, initial, moves }: StateMachine,
  spec: Choices,
): void {
  const named = [initial, ...moves.flatMap(({ from, to }) => [from, to])]
  const unknown = named.find((state) => !spec.choices.includes(state))
  if (unknown !== undefined) throw new Error(`${type}.${field} has no choice ${unknown}, which a move names`)
  if (spec.initial !== initial) throw new Error(`${type}.${field} must start as ${initial}`)
  const steps = moves.map(({ from, to }) => `${from} to ${to}`)
  const doubled = steps.find((step, index) => steps.indexOf(step) !== index)
  if (doubled !== undefined) throw new Error(`${type} declares the move from ${doubled} twice`)
}

export function movesFrom({ moves }: StateMachine, state: unknown): readonly Move[] {
  return moves.filter(({ from }) => from === state)
}
