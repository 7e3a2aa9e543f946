import { useEffect, useState } from 'react'
import type { Heart as LoadedHeart } from '../cart/heart.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { productsIn } from './cards.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const defaultRowCount = 4

type Heart = typeof LoadedHeart

/** The heart of the cards, fetched once the page stands: nobody waits for it, and without it the cards are whole. */
function useLateHeart(isWanted: boolean): Heart | null {
  const [heart, setHeart] = useState<{ readonly Heart: Heart } | null>(null)
  useEffect(() => {
    if (isWanted) import('../cart/heart.tsx').then(setHeart, () => undefined)
  }, [isWanted])
  return heart?.Heart ?? null
}

export function ProductList({ section }: SectionProps) {
  const products = productsIn(section.data)
  const Heart = useLateHeart(products.length > 0)
  if (products.length === 0) return null
  const isList = section.view === 'List View'
  return (
    <SectionFrame section={section}>
      <ul
        className={isList ? 'products as-list' : 'products'}
        data-row-count={section.row_count || defaultRowCount}
      >
        {products.map((product, index) => {
          const { name, title, variant, seller } = product
          const heart = Heart && <Heart {...{ title, variant, business: seller }} />
          return <ProductCard key={name} {...{ product, heart }} ground={index} />
        })}
      </ul>
    </SectionFrame>
  )
}
