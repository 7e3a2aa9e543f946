import type { ProductFacet, ProductListPage } from '../catalog-calls.ts'

type Choosable = Pick<ProductListPage, 'price_range'> & {
  facets: readonly (Pick<ProductFacet, 'field'> & { values: readonly unknown[] })[]
}

/** What a list can be chosen by. Whose things they are, the store that was chosen says already. */
export function facetsOf<Page extends Choosable>(
  { facets }: Page,
  isOneStore: boolean,
): readonly Page['facets'][number][] {
  return facets
    .filter(({ field, values }) => field !== 'category' && values.length > 0)
    .filter(({ field }) => !(isOneStore && field === 'seller'))
}

/** The prices that a list lies between; null where there is nothing to choose. */
export const pricesOf = ({ price_range: range }: Choosable): ProductListPage['price_range'] =>
  range !== null && range.max > range.min ? range : null

export const hasFacets = (page: Choosable, isOneStore: boolean): boolean =>
  pricesOf(page) !== null || facetsOf(page, isOneStore).length > 0
