import { call, methodRead, send } from '#client'
import type { Methods } from '#contract'
import { type PageCall, scopedKey, scopeOf } from '../../data/page-call.ts'
import type { Visit } from '../../data/visit.ts'
import {
  argumentsOf,
  searchOf,
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

/** No route of a category begins with a slash. */
const nameOf = ({ category, list }: ProductListContext): string =>
  list === null ? (category ?? '') : `/${list}`

/** A page of a category's products, or of what was searched for. */
export const productListCall = (
  question: ProductListQuery,
  place: ProductListContext,
): PageCall<ProductListPage> => ({
  ...methodRead('mela.catalog.get_products', argumentsOf(question, place)),
  key: scopedKey(`shelf:${nameOf(place)}${searchOf({ ...question, view: 'grid' })}`, place.visit),
  isTranslated: true,
})

/** What is found beside products: pages, events, albums and sellers. */
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

/** Whether, how and by when something comes to a postal code. */
export const deliveryCall = (variant: string, business: string, postal_code: string): PageCall<Delivery> => ({
  ...methodRead('mela.shipping.get_delivery', { variant, business, postal_code }),
  key: `delivery:${variant}:${business}:${postal_code}`,
})

/** Whoever waits for a variant is told when it can be bought again; a guest says where. */
export const requestBackInStock = (variant: string, email: string | null) =>
  call('mela.inventory.notify_when_back_in_stock', { variant, email })

interface Answer {
  readonly is_served: 0 | 1
  /** Why nothing is brought there. */
  readonly reason: string | null
}

/** Whether a thing is brought, may only be fetched, or neither. */
export type DeliveryOption = 'brought' | 'fetched' | 'none'

/** The reason alone tells that nothing is brought, here as in the cart: what may be fetched is served all the same. */
export function deliveryOption({ is_served, reason }: Answer): DeliveryOption {
  if (reason === null) return 'brought'
  return is_served === 1 ? 'fetched' : 'none'
}
