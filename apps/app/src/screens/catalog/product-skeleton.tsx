import { useSay } from '../../language/text.ts'

/** The page of a thing that is on its way. */
export function ProductSkeleton() {
  const say = useSay()
  return (
    <div className="product-page skeleton" role="status" aria-label={say('states.loading')}>
      <div className="product-pictures">
        <span className="picture" />
      </div>
      <div className="stack product-facts">
        <i className="title" />
        <i className="short" />
        <i className="title" />
        <span className="block tall" />
      </div>
    </div>
  )
}
