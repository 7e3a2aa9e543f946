import { expect, test } from 'vitest'
import { settings } from '../server/testing-answers.ts'
import { productListCall } from '../screens/catalog/catalog-calls.ts'
import { parseProductListQuery } from '../screens/catalog/product-list/product-list-query.ts'
import { categoriesCall, homeCall } from './calls.ts'
import { type PageCall, scopedKey, scopeOf } from './page-call.ts'
import { testVisit } from './testing-visit.ts'

const anywhere = testVisit()
const pottery = testVisit({ business: 'BS-00002', city: 'Tambaram' })

const asked = ({ url, body }: PageCall) => `${url} ${JSON.stringify(body ?? '')}`

const callsOf = (visit: typeof anywhere): PageCall[] => [
  homeCall(visit, settings),
  categoriesCall(visit),
  productListCall(parseProductListQuery(''), { category: 'clay', list: null, visit }),
  productListCall(parseProductListQuery('?q=pot'), { category: null, list: null, visit }),
]

test('A shopper without a chosen store sees all stores and sends the same requests as everyone', () => {
  expect(scopeOf(anywhere)).toEqual({})
  expect(callsOf(anywhere).map(({ key }) => key)).toEqual([
    ...['page:home-page', 'categories', 'shelf:clay', 'shelf:?q=pot'],
  ])
  for (const call of callsOf(anywhere).slice(1)) expect(asked(call)).not.toContain('BS-')
  expect(asked(homeCall(anywhere, settings))).not.toContain('store')
})

test('Home, categories, lists and searches are limited to the chosen store', () => {
  for (const call of callsOf(pottery)) {
    expect(asked(call)).toContain('BS-00002')
    expect(call.key).toContain('@BS-00002')
  }
  expect(asked(homeCall(pottery, settings))).toMatch(/store\W+BS-00002/)
})

test('Responses are cached separately for each store', () => {
  const keys = [anywhere, pottery, testVisit({ business: 'BS-00003' })].map((visit) =>
    scopedKey('categories', visit),
  )
  expect(new Set(keys).size).toBe(3)
})
