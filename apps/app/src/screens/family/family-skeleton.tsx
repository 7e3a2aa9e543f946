import { useSay } from '../../language/text.ts'

export function FamilySkeleton() {
  const say = useSay()
  return (
    <div className="wrap skeleton" role="status" aria-label={say('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="two">
        <div className="block child-block" />
        <div className="block child-block" />
      </div>
    </div>
  )
}
