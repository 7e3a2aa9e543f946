import type { Action } from './use-action.ts'

/** Stands there from the beginning, so that whoever listens to the page hears what comes into it. */
export function ActionNote({ told }: Pick<Action, 'told'>) {
  return (
    <div className="action-note" role="status">
      {told && <p className={told.isBad ? 'note bad' : 'note'}>{told.text}</p>}
    </div>
  )
}
