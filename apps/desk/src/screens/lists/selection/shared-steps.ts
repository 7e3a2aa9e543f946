import type { StateMachine } from '../../../data/document/type-meta.ts'
import type { DeskMove } from '../../../data/document/moves.ts'

/** A step that some of the chosen documents may take. */
export interface SharedStep extends DeskMove {
  /** Of those who may. */
  names: readonly string[]
}

/** Of each state in which chosen documents stand, the first of them: it tells for all what may be done from there. */
export function firstOfEachState(states: ReadonlyMap<string, string>): Map<string, string> {
  const firsts = new Map<string, string>()
  for (const [name, state] of states) if (!firsts.has(state)) firsts.set(state, name)
  return firsts
}

const keyOf = ({ action, to }: Pick<DeskMove, 'action' | 'to'>): string => `${action} ${to}`

/** The steps that chosen documents may take, in the order of the type's table; `moves` by the state in which one stands. */
export function sharedSteps(
  machine: StateMachine,
  states: ReadonlyMap<string, string>,
  moves: ReadonlyMap<string, readonly DeskMove[]>,
): SharedStep[] {
  const steps = new Map<string, SharedStep>()
  for (const [name, state] of states)
    for (const move of moves.get(state) ?? []) {
      const { names, is_final } = steps.get(keyOf(move)) ?? { names: [], is_final: false }
      steps.set(keyOf(move), { ...move, is_final: is_final || move.is_final, names: [...names, name] })
    }
  const order = [...new Set(machine.moves.map(keyOf))]
  return order.flatMap((key) => steps.get(key) ?? [])
}
