import { Page } from '../../shell/page.tsx'
import { CatalogMessages } from './catalog-messages.tsx'
import { CategoriesBody } from './categories-body.tsx'
import { categoriesScreen } from './categories.screen.tsx'

export function CategoriesPage() {
  return (
    <CatalogMessages>
      <Page screen={categoriesScreen}>
        <CategoriesBody />
      </Page>
    </CatalogMessages>
  )
}
