import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CatalogMessages } from './catalog-messages.tsx'
import { CategoryBody } from './category-body.tsx'
import { categoryScreen } from './category.screen.tsx'

export function CategoryPage({ params }: PageProps) {
  return (
    <CatalogMessages>
      <Page screen={categoryScreen} params={params}>
        <CategoryBody params={params} />
      </Page>
    </CatalogMessages>
  )
}
