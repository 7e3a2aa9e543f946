import type { MessageId } from '#design/messages'
import type { Translate } from '../../../language/text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import type { ProductFacet, ProductListPage } from '../catalog-calls.ts'
import type { ProductListQuery, Sort } from './product-list-query.ts'

const facetNames: Readonly<Record<string, MessageId>> = {
  brand: 'catalog.facet_brand',
  seller: 'catalog.facet_seller',
  in_stock: 'catalog.facet_in_stock',
}

export function facetName({ field, label }: Pick<ProductFacet, 'field' | 'label'>, t: Translate): string {
  const id = facetNames[field]
  return id === undefined ? label : t(id)
}

export const valueName = (field: string, label: string, t: Translate): string =>
  field === 'in_stock' ? t('catalog.only_in_stock') : label

export function priceRangeText(
  { priceMin, priceMax }: Pick<ProductListQuery, 'priceMin' | 'priceMax'>,
  t: Translate,
  language: string,
): string | null {
  const from = moneyText(priceMin ?? 0, 'INR', language)
  const to = moneyText(priceMax ?? 0, 'INR', language)
  if (priceMin !== null && priceMax !== null) return t('catalog.price_chosen', { from, to })
  if (priceMin !== null) return t('catalog.price_above', { from })
  return priceMax === null ? null : t('catalog.price_below', { to })
}

export const sortNames: Readonly<Record<Sort, MessageId>> = {
  position: 'catalog.sort_position',
  price_low: 'catalog.sort_price_low',
  price_high: 'catalog.sort_price_high',
  newest: 'catalog.sort_newest',
  rating: 'catalog.sort_rating',
  relevance: 'catalog.sort_relevance',
}

type Choosable = Pick<ProductListPage, 'price_range'> & {
  facets: readonly (Pick<ProductFacet, 'field'> & { values: readonly unknown[] })[]
}

export function facetsOf<Page extends Choosable>(
  { facets }: Page,
  isOneStore: boolean,
): readonly Page['facets'][number][] {
  return facets
    .filter(({ field, values }) => field !== 'category' && values.length > 0)
    .filter(({ field }) => !(isOneStore && field === 'seller'))
}

export const pricesOf = ({ price_range: range }: Choosable): ProductListPage['price_range'] =>
  range !== null && range.max > range.min ? range : null

export const hasFacets = (page: Choosable, isOneStore: boolean): boolean =>
  pricesOf(page) !== null || facetsOf(page, isOneStore).length > 0
