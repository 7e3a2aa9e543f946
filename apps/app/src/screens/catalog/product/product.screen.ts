import { settingsCall } from '../../../data/calls.ts'
import { innerBar } from '../../../shell/bar.ts'
import type { Params, Screen } from '../../../shell/screen.ts'
import { pageTitle, plainWords } from '../../../ui/text/site-words.ts'
import { breadcrumbData } from '../../../ui/structured-data.ts'
import { categoriesPath, categoryPath, productCall, productPath, type Product } from '../catalog-calls.ts'
import { productData } from './product-data.ts'

const callOf = (params: Params) => productCall(params['route'] ?? '')

const parentOf = (product: Product | undefined): string => {
  const last = product?.trail.at(-1)
  return last === undefined ? categoriesPath : categoryPath(last.route)
}

export const productScreen: Screen = {
  bar: () => innerBar('shell.categories', { parent: parentOf(undefined) }),
  calls: ({ params }) => [settingsCall, callOf(params)],
  head: ({ visit, params, known }, t) => {
    const settings = known(settingsCall)
    const product = known(callOf(params))
    const canonical = productPath(product?.route ?? params['route'] ?? '')
    if (!product) return { title: pageTitle(t('shell.categories'), settings), description: '', canonical }
    const trail = product.trail.map((one) => ({ label: one.category_name, path: categoryPath(one.route) }))
    const crumbs = [...trail, { label: product.title, path: canonical }]
    return {
      title: pageTitle(product.title, settings),
      description: product.short_description ?? plainWords(product.description),
      canonical,
      image: product.image,
      jsonLd: [productData(product, visit.origin), breadcrumbData(crumbs, visit.origin)],
    }
  },
  subject: ({ params }) => ({ call: callOf(params), missing: 'not found' }),
}
