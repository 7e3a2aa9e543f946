import { useMemo } from 'react'
import type { StateMachine } from '../../data/doc-meta.ts'
import { useMovesOfEach } from '../../data/moves.ts'
import type { ChosenProps } from './delete-chosen.tsx'
import { firstOfEachState, sharedSteps, type SharedStep } from './shared-steps.ts'

type Asked = Pick<ChosenProps, 'meta' | 'states' | 'modified'> & { machine: StateMachine }

/** The steps that this person may take with the chosen documents: one question for each state in which some stand. */
export function useSharedSteps({ meta, machine, states, modified }: Asked): SharedStep[] {
  const firsts = useMemo(() => [...firstOfEachState(states)], [states])
  const moves = useMovesOfEach(
    firsts.map(([, name]) => ({ doctype: meta.name, name, modified: modified.get(name) ?? '' })),
  )
  const byState = new Map(firsts.map(([state], index) => [state, moves[index] ?? []]))
  return sharedSteps(machine, states, byState)
}
