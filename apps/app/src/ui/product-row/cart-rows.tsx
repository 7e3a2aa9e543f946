import { useCall } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { Near } from '../near.tsx'
import { ProductRow } from './product-row.tsx'
import { boughtTogetherCall } from './recommendation-calls.ts'
import { RecommendationsMessages } from '../added-catalogues.tsx'
import { ViewedRow } from './viewed-row.tsx'

const MOST = 6

/** Rows below a cart: what others bought with its items, and what this device viewed. */
export function CartRows({ products }: { products: readonly string[] }) {
  return (
    <>
      {products.length > 0 && (
        <Near className="wrap">
          {() => (
            <RecommendationsMessages>
              <BoughtWithCart products={products} />
            </RecommendationsMessages>
          )}
        </Near>
      )}
      <ViewedRow except={products} />
    </>
  )
}

function BoughtWithCart({ products }: { products: readonly string[] }) {
  const t = useTranslate()
  const query = useCall(boughtTogetherCall(products, MOST))
  const isBought = query.data?.basis !== 'related'
  return (
    <ProductRow
      title={t(isBought ? 'recommendations.cart_together' : 'recommendations.related')}
      query={query}
      products={query.data?.products}
    />
  )
}
