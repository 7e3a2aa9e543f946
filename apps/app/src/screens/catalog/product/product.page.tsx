import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { BuyPart } from './buy-part.tsx'
import { CatalogMessages } from '../catalog-messages.tsx'
import { ProductBody } from './product-body.tsx'
import { productScreen } from './product.screen.tsx'
import { SeenProducts } from './seen-products.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useCall } from '#client/react'
import { productCall } from '../catalog-calls.ts'

export function ProductPage({ params }: PageProps) {
  return (
    <CatalogMessages>
      <Page screen={productScreen} params={params}>
        <ProductBody
          params={params}
          renderBuy={(buying) => <BuyPart {...buying} />}
          below={
            <>
              <NearBuyers route={params['route'] ?? ''} />
              <SeenProducts route={params['route'] ?? ''} />
            </>
          }
        />
      </Page>
    </CatalogMessages>
  )
}

const BuyersPart = lazy(async () => ({ default: (await import('../reviews/buyers-part.tsx')).BuyersPart }))

/** Distance below the visible area at which loading begins. */
const NEAR = '600px'

function useNear() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return { place, isNear }
}

function NearBuyers({ route }: { route: string }) {
  const { data: value } = useCall(productCall(route))
  const { place, isNear } = useNear()
  return (
    <div ref={place} className="near-buyers">
      {isNear && value && (
        <Suspense fallback={null}>
          <BuyersPart key={value.name} product={value.name} route={value.route} />
        </Suspense>
      )}
    </div>
  )
}
