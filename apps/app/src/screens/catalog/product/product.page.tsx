import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { BuyPart } from './buy-part.tsx'
import { CatalogMessages } from '../catalog-messages.tsx'
import { ProductBody } from './product-body.tsx'
import { productScreen } from './product.screen.tsx'
import { lazy, useEffect } from 'react'
import { useCall } from '#client/react'
import { Near } from '../../../ui/near.tsx'
import { rememberViewed } from '../../../ui/product-row/viewed-products.ts'
import { productCall } from '../catalog-calls.ts'
import type { Buying } from './product-body.tsx'

export function ProductPage({ params }: PageProps) {
  return (
    <CatalogMessages>
      <Page screen={productScreen} params={params}>
        <ProductBody
          params={params}
          renderBuy={(buying) => <BuyPart {...buying} />}
          renderTogether={(buying) => <NearTogether {...buying} />}
          below={
            <>
              <NearBuyers route={params['route'] ?? ''} />
              <NearViewed route={params['route'] ?? ''} />
            </>
          }
        />
      </Page>
    </CatalogMessages>
  )
}

const BuyersPart = lazy(async () => ({ default: (await import('../reviews/buyers-part.tsx')).BuyersPart }))

const BoughtTogetherPart = lazy(async () => ({
  default: (await import('../../../ui/product-row/bought-together-part.tsx')).BoughtTogetherPart,
}))

const ViewedRow = lazy(async () => ({
  default: (await import('../../../ui/product-row/viewed-row.tsx')).ViewedRow,
}))

function NearBuyers({ route }: { route: string }) {
  const { data: value } = useCall(productCall(route))
  return (
    <Near className="near-buyers">
      {() => value && <BuyersPart key={value.name} product={value.name} route={value.route} />}
    </Near>
  )
}

function NearTogether({ product, variant, offer }: Buying) {
  const { name, title, image } = product
  const chosen = {
    ...{ product: name, title, image: variant.image ?? image, variant: variant.name },
    ...{ business: offer.business, price: offer.price, in_stock: offer.in_stock },
  }
  return <Near>{() => <BoughtTogetherPart chosen={chosen} />}</Near>
}

function NearViewed({ route }: { route: string }) {
  const { data: value } = useCall(productCall(route))
  useEffect(() => {
    if (value) rememberViewed(value.name)
  }, [value])
  return <Near>{() => value && <ViewedRow except={[value.name]} />}</Near>
}
