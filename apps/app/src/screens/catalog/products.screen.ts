import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { categoriesPath, productListCall } from './catalog-calls.ts'
import { listNamed, productLists } from './product-lists.ts'
import { searchOf, parseProductListQuery } from './product-list/product-list-query.ts'

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
      // Search engines know each page of a list by itself, and none of the ways to narrow it.
      canonical: path + searchOf({ ...parseProductListQuery(''), page }),
    }
  },
}
