import { ProductCard } from '../product-card.tsx'
import { productsIn } from './cards.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const defaultRowCount = 4

export function ProductList({ section }: SectionProps) {
  const products = productsIn(section.data)
  if (products.length === 0) return null
  const isList = section.view === 'List View'
  return (
    <SectionFrame section={section}>
      <ul
        className={isList ? 'products as-list' : 'products'}
        data-row-count={section.row_count || defaultRowCount}
      >
        {products.map((product, index) => (
          <ProductCard key={product.name} product={product} ground={index} />
        ))}
      </ul>
    </SectionFrame>
  )
}
