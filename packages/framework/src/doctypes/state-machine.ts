import type { Role } from './access.ts'

/** One step that a document may take, under the name that its button carries. */
export interface Move {
  readonly action: string
  readonly from: string
  readonly to: string
  /** Who may take it; a right to write the document is asked for as well. */
  readonly roles: readonly Role[]
  /** It is what is usually done next: the first button of the form. In the words of a field's `dependsOn`, true of such documents. */
  readonly nextWhen?: string
}

/** The states of a type as a table of moves. What is not in the table cannot happen by any path. */
export interface StateMachine {
  /** The Select field that holds the state; its choices are the states. */
  readonly field: string
  readonly initial: string
  readonly moves: readonly Move[]
}

interface Choices {
  readonly choices: readonly string[]
  readonly initial: string | number | null
}

/** Throws on a table that its own field could not follow: a programmer's mistake. */
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

/** The moves that start in a state. */
export function movesFrom({ moves }: StateMachine, state: unknown): readonly Move[] {
  return moves.filter(({ from }) => from === state)
}
