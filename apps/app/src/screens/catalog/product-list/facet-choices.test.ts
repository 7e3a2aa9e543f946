import { expect, test } from 'vitest'
import { facetsOf, hasFacets } from './facet-labels.ts'

const facet = (field: string, ...values: readonly string[]) => ({ field, values })

test('A single product at one price offers no filters', () => {
  const bare = { price_range: { min: 400, max: 400 }, facets: [facet('category', 'clay'), facet('brand')] }
  expect(hasFacets(bare, false)).toBe(false)
  expect(hasFacets({ ...bare, price_range: { min: 100, max: 400 } }, false)).toBe(true)
  expect(hasFacets({ ...bare, facets: [facet('brand', 'Loom')] }, false)).toBe(true)
})

test('A list within one store offers no seller filter', () => {
  const page = { price_range: null, facets: [facet('seller', 'BS-1'), facet('brand', 'Loom')] }
  expect(facetsOf(page, true).map(({ field }) => field)).toEqual(['brand'])
})
