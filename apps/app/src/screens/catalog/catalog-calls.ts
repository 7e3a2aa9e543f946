import { call, methodRead, send } from '#client'
import type { Methods } from '#contract'
import { type PageCall, scopedKey, scopeOf } from '../../data/page-call.ts'
import type { Visit } from '../../data/visit.ts'
import {
  productListArguments,
  productListSearch,
  type ProductListContext,
  type ProductListQuery,
} from './product-list/product-list-query.ts'

export type ProductListPage = Methods['mela.catalog.get_products']['output']

export type ProductFacet = ProductListPage['facets'][number]

export type SiteResults = Methods['mela.search.search_site']['output']

export type Product = Methods['mela.catalog.get_product']['output']

export type Variant = Product['variants'][number]

export type Suggestions = Methods['mela.catalog.suggest']['output']

export type Delivery = Methods['mela.shipping.get_delivery']['output']

export const categoriesPath = '/tabs/category'

export const productsPath = '/products'

export const categoryPath = (route: string): string => `/category/${encodeURIComponent(route)}`

export const productPath = (route: string): string => `/product/${encodeURIComponent(route)}`

const nameOf = ({ category, list }: ProductListContext): string =>
  list === null ? (category ?? '') : `/${list}`

export const productListCall = (
  question: ProductListQuery,
  place: ProductListContext,
): PageCall<ProductListPage> => ({
  ...methodRead('mela.catalog.get_products', productListArguments(question, place)),
  key: scopedKey(`shelf:${nameOf(place)}${productListSearch({ ...question, view: 'grid' })}`, place.visit),
  isTranslated: true,
})

export const siteSearchCall = (text: string): PageCall<SiteResults> => ({
  ...methodRead('mela.search.search_site', { text }),
  key: `site-search:${text}`,
  isTranslated: true,
})

export const productCall = (route: string): PageCall<Product> => ({
  ...methodRead('mela.catalog.get_product', { route }),
  key: `product:${route}`,
  isTranslated: true,
})

export const readSuggestions = (text: string, visit: Pick<Visit, 'business'>): Promise<Suggestions> =>
  send(methodRead('mela.catalog.suggest', { text, ...scopeOf(visit) }))

export const deliveryCall = (variant: string, business: string, postal_code: string): PageCall<Delivery> => ({
  ...methodRead('mela.shipping.get_delivery', { variant, business, postal_code }),
  key: `delivery:${variant}:${business}:${postal_code}`,
})

export const requestBackInStock = (variant: string, email: string | null) =>
  call('mela.inventory.notify_when_back_in_stock', { variant, email })

interface Answer {
  readonly is_served: 0 | 1
  readonly reason: string | null
}

export type DeliveryOption = 'delivery' | 'pickup' | 'none'

/**
 * Returns whether an item is delivered or only collected. Only the reason says that nothing is delivered: collection is
 * served all the same.
 */
export function deliveryOption({ is_served, reason }: Answer): DeliveryOption {
  if (reason === null) return 'delivery'
  return is_served === 1 ? 'pickup' : 'none'
}
