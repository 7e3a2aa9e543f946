import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { categoriesPath, productListCall } from './catalog-calls.ts'
import { productListSearch, parseProductListQuery } from './product-list/product-list-query.ts'
import { listNamed, productLists, ProductsBody } from './products-body.tsx'

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
      canonical: path + productListSearch({ ...parseProductListQuery(''), page }),
    }
  },
}

export const serverPage: ServerPage = {
  screen: productsScreen,
  body: (params) => <ProductsBody params={params} />,
}
