import { Page } from '../../shell/page.tsx'
import { CatalogWords } from './catalog-words.tsx'
import { CategoriesBody } from './categories-body.tsx'
import { categoriesScreen } from './categories.screen.tsx'

export function CategoriesPage() {
  return (
    <CatalogWords>
      <Page screen={categoriesScreen}>
        <CategoriesBody />
      </Page>
    </CatalogWords>
  )
}
