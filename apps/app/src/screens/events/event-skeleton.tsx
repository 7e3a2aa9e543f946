import { useSay } from '../../language/text.ts'

export function EventSkeleton() {
  const say = useSay()
  return (
    <div className="skeleton" role="status" aria-label={say('states.loading')}>
      <div className="block hero event-banner" />
      <div className="wrap">
        <div className="split event-split">
          <div className="stack">
            <i className="title" />
            <div className="block tall" />
          </div>
          <div className="block tall" />
        </div>
      </div>
    </div>
  )
}
