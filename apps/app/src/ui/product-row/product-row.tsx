import { useId, type ReactNode } from 'react'
import type { ProductCard as Card } from '#client'
import type { CallResult } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { ProductCard } from '../card/product-card.tsx'
import { PictureSkeleton } from '../skeletons.tsx'
import styles from './product-row.module.css'

interface Props {
  title: string
  query: CallResult<unknown>
  products: readonly Card[] | undefined
  action?: ReactNode
}

const skeletonCount = 6

/** Row of product cards, which scrolls sideways on a phone; nothing at all when there are no products. */
export function ProductRow({ title, query, products, action }: Props) {
  const id = useId()
  if (products?.length === 0) return null
  return (
    <section className={`section ${styles.section}`} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {products === undefined ? <Unread query={query} /> : <Cards products={products} />}
    </section>
  )
}

export function Cards({ products }: { products: readonly Card[] }) {
  return (
    <ul className={styles.row}>
      {products.map((product, index) => (
        <ProductCard key={product.name} product={product} ground={index} />
      ))}
    </ul>
  )
}

function Unread({ query }: { query: CallResult<unknown> }) {
  const t = useTranslate()
  if (!query.error) return <PictureSkeleton className={styles.row ?? ''} count={skeletonCount} />
  return (
    <p className="note" role="alert">
      <span className="text">{t('recommendations.failed')}</span>
      <button type="button" className="button line" onClick={() => void query.refetch()}>
        {t('states.retry')}
      </button>
    </p>
  )
}
