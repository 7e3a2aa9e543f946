import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { BuyPart } from './buy-part.tsx'
import { CatalogWords } from '../catalog-words.tsx'
import { ProductBody } from './product-body.tsx'
import { productScreen } from './product.screen.ts'
import { NearBuyers } from '../reviews/near-buyers.tsx'
import { SeenProducts } from './seen-part.tsx'

export function ProductPage({ params }: PageProps) {
  return (
    <CatalogWords>
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
    </CatalogWords>
  )
}
