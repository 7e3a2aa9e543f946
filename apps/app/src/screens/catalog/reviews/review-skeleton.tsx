import { useSay } from '../../../language/text.ts'

/** What people say, on its way. */
export function ReviewSkeleton() {
  const say = useSay()
  return (
    <div className="skeleton stack" role="status" aria-label={say('states.loading')}>
      <span className="block" />
      <span className="block" />
    </div>
  )
}
