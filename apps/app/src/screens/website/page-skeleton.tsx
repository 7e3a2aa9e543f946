import { useSay } from '../../language/text.ts'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

export function PageSkeleton() {
  const say = useSay()
  return (
    <div className="wrap skeleton" role="status" aria-label={say('states.loading')}>
      <div className="page-head">
        <i className="title" />
      </div>
      {lines.map((line) => (
        <i key={line} className="line" />
      ))}
    </div>
  )
}
