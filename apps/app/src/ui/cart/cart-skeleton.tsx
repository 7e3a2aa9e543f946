import { useSay } from '../../language/text.ts'

export function CartSkeleton() {
  const say = useSay()
  return (
    <div className="wrap skeleton section" role="status" aria-label={say('states.loading')}>
      <div className="stack">
        <div className="block" />
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}
