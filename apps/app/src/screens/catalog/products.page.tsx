import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CatalogMessages } from './catalog-messages.tsx'
import { ProductsBody } from './products-body.tsx'
import { productsScreen } from './products.screen.tsx'

export function ProductsPage({ params }: PageProps) {
  return (
    <CatalogMessages>
      <Page screen={productsScreen} params={params}>
        <ProductsBody params={params} />
      </Page>
    </CatalogMessages>
  )
}
