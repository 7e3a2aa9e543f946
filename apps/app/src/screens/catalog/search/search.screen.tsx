import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { productListCall, siteSearchCall } from '../catalog-calls.ts'
import { isNarrowed, parseProductListQuery } from '../product-list/product-list-query.ts'
import { useVisit } from '../../../data/visit.ts'
import { SearchBody } from './search-body.tsx'

export const searchScreen: Screen = {
  bar: () => innerBar('catalog.search_title', { noSearchIcon: true }),
  calls: ({ visit }) => {
    const question = parseProductListQuery(visit.search)
    const isAsked = question.searchText !== '' || isNarrowed(question)
    if (!isAsked) return [settingsCall]
    const products = productListCall(question, { category: null, list: null, visit })
    return question.searchText === ''
      ? [settingsCall, products]
      : [settingsCall, products, siteSearchCall(question.searchText)]
  },
  head: ({ known }, t) => ({
    title: pageTitle(t('catalog.search_title'), known(settingsCall)),
    description: t('catalog.search_empty'),
    canonical: '/search',
    isIndexed: false,
  }),
}

function Searched() {
  const { search } = useVisit()
  return <SearchBody search={search} />
}

export const serverPage: ServerPage = {
  screen: searchScreen,
  body: () => <Searched />,
}
