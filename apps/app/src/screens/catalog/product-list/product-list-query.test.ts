import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testVisit } from '../../../data/testing-visit.ts'
import {
  productListArguments,
  cleared,
  isNarrowed,
  productListSearch,
  parseProductListQuery,
  toggled,
} from './product-list-query.ts'

const plain = parseProductListQuery('')
const everywhere = { category: null, list: null, visit: testVisit() }
const atPottery = { category: 'clay', list: null, visit: testVisit({ business: 'BS-00002' }) }

/** Null asks for nothing. */
const asked = (...list: Parameters<typeof productListArguments>) =>
  Object.fromEntries(Object.entries(productListArguments(...list)).filter(([, value]) => value !== null))

test('An address without parameters requests the first page of all products', () => {
  expect(plain).toMatchObject({ searchText: '', chosen: {}, page: 1, view: 'grid', sort: null })
  expect(productListSearch(plain)).toBe('')
  expect(asked(plain, { ...everywhere, category: 'clay' })).toEqual({ category: 'clay', limit: 24 })
})

test('The chosen filters are written to the address and read back', () => {
  const question = toggled(toggled(plain, 'attributes.Made of', 'Clay & straw'), 'seller', 'BS-00001')
  expect(productListSearch(question)).toBe('?attributes.Made+of=Clay+%26+straw&seller=BS-00001')
  expect(parseProductListQuery(productListSearch(question))).toEqual(question)
  expect(asked(question, everywhere)).toMatchObject({
    seller: '["BS-00001"]',
    attributes: '{"Made of":["Clay & straw"]}',
  })
})

test('A list is limited to the chosen store', () => {
  expect(asked(plain, atPottery)).toEqual({ category: 'clay', business: 'BS-00002', limit: 24 })
  expect(asked(parseProductListQuery('?q=pot'), { ...atPottery, category: null })).toMatchObject({
    business: 'BS-00002',
    search: 'pot',
  })
})

test('A list requested for another seller by name shows that seller', () => {
  const given = asked(toggled(plain, 'seller', 'BS-00003'), atPottery)
  expect(given).toEqual({ category: 'clay', seller: '["BS-00003"]', limit: 24 })
})

test('Choosing a filter again removes it, and any choice returns to the first page', () => {
  const far = { ...plain, page: 7 }
  const chosen = toggled(far, 'brand', 'Mitti')
  expect(chosen.page).toBe(1)
  expect(toggled(chosen, 'brand', 'Mitti')).toEqual(plain)
  expect(isNarrowed(chosen)).toBe(true)
  expect(cleared(chosen)).toEqual(plain)
})

test('Invalid parameters are ignored', () => {
  expect(parseProductListQuery('?page=-3&sort=drop&price_min=1e9&view=cube&in_stock=yes')).toEqual(plain)
  expect(parseProductListQuery('?page=999999').page).toBe(1000)
})

test('Every query is restored from its address', () => {
  const searchText = fc.string({ maxLength: 20 }).map((text) => text.trim())
  const question = fc.record({
    searchText,
    priceMin: fc.option(fc.nat(9_999_999)),
    priceMax: fc.option(fc.nat(9_999_999)),
    isInStock: fc.boolean(),
    sort: fc.constantFrom(null, 'price_low' as const, 'relevance' as const),
    page: fc.integer({ min: 1, max: 1000 }),
    view: fc.constantFrom('grid' as const, 'list' as const),
    chosen: fc.dictionary(
      fc.constantFrom('brand', 'seller', 'attributes.Size'),
      fc.array(fc.string(), { minLength: 1 }),
    ),
  })
  fc.assert(
    fc.property(question, (one) => {
      expect(parseProductListQuery(productListSearch(one))).toEqual({ ...one, chosen: { ...one.chosen } })
    }),
  )
})

test('The lists of all products request a sort order or reduced prices, and a chosen order overrides it', () => {
  const ask = (list: 'all' | 'new' | 'offers', search = '') =>
    asked(parseProductListQuery(search), { ...everywhere, list })
  expect(ask('all')).toEqual({ limit: 24 })
  expect(ask('new')).toEqual({ limit: 24, sort: 'newest' })
  expect(ask('new', '?sort=price_low')).toEqual({ limit: 24, sort: 'price_low' })
  expect(ask('offers')).toEqual({ limit: 24, on_offer: 1 })
})
