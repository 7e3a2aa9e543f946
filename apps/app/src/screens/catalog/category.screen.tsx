import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ScreenVisit, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { breadcrumbData } from '../../ui/structured-data.ts'
import { categoriesPath, categoryPath, productListCall } from './catalog-calls.ts'
import {
  productListSearch,
  parseProductListQuery,
  type ProductListQuery,
} from './product-list/product-list-query.ts'
import { CategoryBody } from './category-body.tsx'

/** Returns the canonical address: search engines index each page of a category, without its filters. */
function canonicalOf(route: string, { page }: ProductListQuery): string {
  const plain = parseProductListQuery('')
  return categoryPath(route) + productListSearch({ ...plain, page })
}

const callOf = ({ visit, params }: Pick<ScreenVisit, 'visit' | 'params'>) =>
  productListCall(parseProductListQuery(visit.search), { category: params['route'] ?? '', list: null, visit })

export const categoryScreen: Screen = {
  bar: () => innerBar('shell.categories', { parent: categoriesPath }),
  calls: (visit) => [settingsCall, callOf(visit)],
  head: ({ visit, params, known }, t) => {
    const route = params['route'] ?? ''
    const question = parseProductListQuery(visit.search)
    const settings = known(settingsCall)
    const category = known(callOf({ visit, params }))?.category
    const canonical = canonicalOf(route, question)
    if (!category)
      return {
        title: pageTitle(t('shell.categories'), settings),
        description: '',
        canonical,
        isIndexed: false,
      }
    return {
      title: pageTitle(category.category_name, settings),
      description: category.full_description ?? t('catalog.categories_lead'),
      canonical,
      image: category.category_image,
    }
  },
  // A list responds to any category: its content tells when the category is unknown.
  subject: (visit) => {
    const call = callOf(visit)
    return { call, missing: 'not found', isNotFound: visit.known(call)?.category === null }
  },
}

export const serverPage: ServerPage = {
  screen: categoryScreen,
  jsonLd: ({ visit, params, known }) => {
    const trail = known(callOf({ visit, params }))?.category?.trail
    const crumbs = trail?.map((one) => ({ label: one.category_name, path: categoryPath(one.route) }))
    return crumbs ? [breadcrumbData(crumbs, visit.origin)] : []
  },
  body: (params) => <CategoryBody params={params} />,
}
