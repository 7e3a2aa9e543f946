import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '../../../shell/page.tsx'
import { CatalogMessages } from '../catalog-messages.tsx'
import { SearchBody } from './search-body.tsx'
import { searchScreen } from './search.screen.tsx'
import { parseProductListQuery } from '../product-list/product-list-query.ts'

function useSearched(): string {
  const { pathname, search } = useLocation()
  const [searched, setSearched] = useState(search)
  const hasOtherText = parseProductListQuery(search).searchText !== parseProductListQuery(searched).searchText
  if (pathname === '/search' && hasOtherText) setSearched(search)
  return searched
}

export function SearchPage() {
  const search = useSearched()
  return (
    <CatalogMessages>
      <Page screen={searchScreen}>
        <SearchBody search={search} />
      </Page>
    </CatalogMessages>
  )
}
