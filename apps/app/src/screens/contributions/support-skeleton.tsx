import { useSay } from '../../language/text.ts'

export function SupportSkeleton() {
  const say = useSay()
  return (
    <div className="wrap skeleton" role="status" aria-label={say('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="stack">
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}
