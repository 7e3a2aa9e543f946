import { changeErrors } from './change-errors.ts'
import { isOver, type ReturnState } from './return-states.ts'

/** Money and goods move once what was sent back is there: whoever is too early, or too late, is told which. */
export function requireReceived(state: ReturnState): void {
  if (isOver(state)) throw changeErrors.return_over()
  if (state === 'asked') throw changeErrors.return_not_answered()
  if (state !== 'received') throw changeErrors.return_not_received()
}
