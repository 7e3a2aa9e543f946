import { useSay } from '../../language/text.ts'

/** Blocks of the true size while orders are on their way. */
export function OrdersSkeleton() {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('orders.mine')}</h1>
        <p className="dim">{say('orders.lead')}</p>
      </div>
      <div className="skeleton stack" role="status" aria-label={say('states.loading')}>
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}

export function OrderSkeleton() {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="skeleton stack page-head" role="status" aria-label={say('states.loading')}>
        <div className="block" />
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}
