import { useSay } from '../../language/text.ts'

const stalls = 8

export function HomeSkeleton() {
  const say = useSay()
  return (
    <div className="skeleton" role="status" aria-label={say('states.loading')}>
      <div className="block hero" />
      <div className="wrap section">
        <div className="stalls">
          {Array.from({ length: stalls }, (_, index) => (
            <span key={index} className="picture" />
          ))}
        </div>
        <div className="section events">
          <div className="block tall" />
          <div className="block tall" />
          <div className="block tall" />
        </div>
      </div>
    </div>
  )
}
