import { useTranslate } from '../../../language/text.ts'

/** Blocks of the size of cards. */
export const ProductsSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className="product skeleton" aria-hidden="true">
      <span className="picture" />
      <i className="line" />
      <i className="short" />
    </li>
  ))

/** A list that is on its way. */
export function ProductListSkeleton() {
  const t = useTranslate()
  return (
    <div className="shelf" role="status" aria-label={t('states.loading')}>
      <div className="shelf-aside skeleton" aria-hidden="true">
        <i className="title" />
        <span className="block tall" />
        <span className="block tall" />
      </div>
      <div className="shelf-main">
        <div className="page-head skeleton" aria-hidden="true">
          <i className="title" />
          <i className="short" />
        </div>
        <ul className="products">
          <ProductsSkeleton count={8} />
        </ul>
      </div>
    </div>
  )
}
