import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type Params } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { categoriesPath, productListCall, productsPath } from './catalog-calls.ts'
import { searchOf, parseProductListQuery, type ProductListName } from './product-list/product-list-query.ts'
import type { MessageId } from '#design/messages'

export const productsScreen: Screen = {
  bar: (params) => innerBar(productLists[listNamed(params)].title, { parent: categoriesPath }),
  calls: ({ visit, params }) => [
    settingsCall,
    productListCall(parseProductListQuery(visit.search), { category: null, list: listNamed(params), visit }),
  ],
  head: ({ visit, params, known }, t) => {
    const { title, lead, path } = productLists[listNamed(params)]
    const { page } = parseProductListQuery(visit.search)
    return {
      title: pageTitle(t(title), known(settingsCall)),
      description: t(lead),
      // Search engines index each page of a list, without its filters.
      canonical: path + searchOf({ ...parseProductListQuery(''), page }),
    }
  },
}

interface ProductList {
  readonly title: MessageId
  readonly lead: MessageId
  readonly path: string
}

export const productLists: Readonly<Record<ProductListName, ProductList>> = {
  all: { title: 'catalog.list_all', lead: 'catalog.list_all_lead', path: productsPath },
  new: { title: 'catalog.list_new', lead: 'catalog.list_new_lead', path: `${productsPath}/new` },
  offers: { title: 'catalog.list_offers', lead: 'catalog.list_offers_lead', path: `${productsPath}/offers` },
}

export function listNamed({ list }: Params): ProductListName {
  return list === 'new' || list === 'offers' ? list : 'all'
}
