import type { Move } from '#framework/doctypes'
import { feeStates, type FeeState } from './fee-totals.ts'

/** The state follows from what is paid, waived and left; money that goes back leads back. Nobody takes these by hand. */
function moveBetween(from: FeeState, to: FeeState): Move {
  return { action: actions[to], from, to, roles: [] }
}

const actions: Readonly<Record<FeeState, string>> = {
  due: 'Ask for it again',
  'part paid': 'Take a part',
  paid: 'Settle',
  waived: 'Waive',
}

/** A fee that was waived whole was never paid: nothing can go back to it. */
export const feeMoves: readonly Move[] = feeStates
  .filter((from) => from !== 'waived')
  .flatMap((from) =>
    feeStates
      .filter((to) => to !== from && !(to === 'waived' && from === 'paid'))
      .map((to) => moveBetween(from, to)),
  )
