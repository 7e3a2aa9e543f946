import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CatalogWords } from './catalog-words.tsx'
import { ProductsBody } from './products-body.tsx'
import { productsScreen } from './products.screen.tsx'

export function ProductsPage({ params }: PageProps) {
  return (
    <CatalogWords>
      <Page screen={productsScreen} params={params}>
        <ProductsBody params={params} />
      </Page>
    </CatalogWords>
  )
}
