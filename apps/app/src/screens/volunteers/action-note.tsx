import type { Action } from './use-action.ts'

/** Stands there from the beginning, so that whoever listens to the page hears what comes into it. */
export function ActionNote({ outcome }: Pick<Action, 'outcome'>) {
  return (
    <div className="action-note" role="status">
      {outcome && <p className={outcome.isBad ? 'note bad' : 'note'}>{outcome.text}</p>}
    </div>
  )
}
