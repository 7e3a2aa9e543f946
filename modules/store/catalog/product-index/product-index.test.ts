import { assert, array, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { createSynonyms } from '../search/search-index.ts'
import { createQueryRunner } from './run-query.ts'
import type { ProductQuery } from '../product-list/product-list.ts'
import { createProductIndex } from './product-index.ts'
import type { ProductIndexRow } from './product-index-row.ts'

const brands = ['Ants', 'Bees'] as const
const sizes = ['S', 'M', 'L'] as const
const categories = ['top', 'left', 'right'] as const

const trails = {
  top: [['C1', 'top', 'Top']],
  left: [
    ['C1', 'top', 'Top'],
    ['C2', 'left', 'Left'],
  ],
  right: [
    ['C1', 'top', 'Top'],
    ['C3', 'right', 'Right'],
  ],
}

const products = uniqueArray(
  record({
    number: integer({ min: 1, max: 30 }),
    brand: option(constantFrom(...brands)),
    sizes: uniqueArray(constantFrom(...sizes)),
    category: option(constantFrom(...categories)),
    price: integer({ min: 1, max: 9 }),
    isThere: constantFrom(0 as const, 1 as const),
  }),
  { selector: ({ number }) => number, maxLength: 30 },
)

type Made = {
  number: number
  brand: string | null
  sizes: readonly string[]
  category: keyof typeof trails | null
  price: number
  isThere: 0 | 1
}

function rowOf({ number, brand, sizes: own, category, price, isThere }: Made): ProductIndexRow {
  return {
    ...{
      name: `P${number}`,
      title: `Thing ${number}`,
      brand,
      price,
      in_stock: isThere,
      compare_at_price: number % 2 === 0 ? price + 1 : null,
      rating: null,
      reviews: 0,
    },
    sellers: JSON.stringify([['B1', 'Stall']]),
    seller_offers: null,
    trail: category === null ? null : JSON.stringify(trails[category]),
    attributes: own.length === 0 ? null : JSON.stringify(own.map((size) => ['Size', size])),
    ...{ display_order: number % 3, created_on: `2026-01-${number}`, words: null, translated_texts: null },
  }
}

const questions = record({
  category: option(constantFrom(...categories)),
  brand: uniqueArray(constantFrom(...brands, 'Nobody')),
  size: uniqueArray(constantFrom(...sizes)),
  min: option(integer({ min: 1, max: 9 })),
  isThere: constantFrom(false, true),
  isOnOffer: constantFrom(false, true),
})

type QueryInput = {
  category: string | null
  brand: string[]
  size: string[]
  min: number | null
  isThere: boolean
  isOnOffer: boolean
}

function questionOf({ category, brand, size, min, isThere, isOnOffer }: QueryInput): ProductQuery {
  const all = [['brand', brand] as const, ['attributes.Size', size] as const]
  return {
    ...{
      category,
      search: null,
      priceMin: min,
      priceMax: null,
      inStock: isThere,
      isOnOffer,
      isAsWritten: false,
    },
    chosen: new Map(all.filter(([, values]) => values.length > 0)),
  }
}

type Demand = (one: Made, queryInput: QueryInput) => boolean

const demands: Readonly<Record<'category' | 'brand' | 'size' | 'price' | 'stock' | 'offer', Demand>> = {
  category: ({ category }, queryInput) =>
    queryInput.category === null ||
    (category !== null && trails[category].some(([, route]) => route === queryInput.category)),
  brand: ({ brand }, queryInput) => queryInput.brand.length === 0 || queryInput.brand.includes(brand ?? ''),
  size: ({ sizes: own }, queryInput) =>
    queryInput.size.length === 0 || own.some((size) => queryInput.size.includes(size)),
  price: ({ price }, { min }) => min === null || price >= min,
  stock: ({ isThere }, queryInput) => !queryInput.isThere || isThere === 1,
  offer: ({ number }, queryInput) => !queryInput.isOnOffer || number % 2 === 0,
}

function left(
  made: readonly Made[],
  queryInput: QueryInput,
  apart: 'brand' | 'size' | 'none',
): readonly Made[] {
  const asking = Object.entries(demands).filter(([name]) => name !== apart)
  return made.filter((one) => asking.every(([, isMet]) => isMet(one, queryInput)))
}

function expectedCount(
  made: readonly Made[],
  queryInput: QueryInput,
  { field, value }: { readonly field: string; readonly value: string },
): number | null {
  if (field === 'brand') return left(made, queryInput, 'brand').filter(({ brand }) => brand === value).length
  if (field === 'attributes.Size')
    return left(made, queryInput, 'size').filter(({ sizes: own }) => own.some((size) => size === value))
      .length
  if (field === 'category') return left(made, { ...queryInput, category: value }, 'none').length
  return null
}

test('Each facet count equals the list size with only that value chosen in its facet', () => {
  assert(
    property(products, questions, (made, queryInput) => {
      const productIndex = createProductIndex()
      productIndex.change([], made.map(rowOf))
      const { total, facets } = createQueryRunner().runQuery(
        productIndex,
        questionOf(queryInput),
        createSynonyms([]),
      )
      expect(total).toBe(left(made, queryInput, 'none').length)
      for (const { field, values } of facets)
        for (const { value, count } of values)
          expect(count).toBe(expectedCount(made, queryInput, { field, value }) ?? count)
    }),
  )
})

test('An index updated in any sequence equals one built at once, in every sort order', () => {
  const sorts = ['position', 'price_low', 'price_high', 'newest', 'rating'] as const
  assert(
    property(
      products,
      array(integer({ min: 0, max: 29 })),
      integer({ min: 1, max: 9 }),
      (made, picked, price) => {
        const [lively, still] = [createProductIndex(), createProductIndex()]
        lively.change([], made.map(rowOf))
        for (const sort of sorts) lively.sorted.in(sort)
        const removed = new Set(picked.flatMap((at) => made[at]?.number ?? []))
        const remaining = made.filter(({ number }) => !removed.has(number)).map((one) => ({ ...one, price }))
        for (const number of removed) lively.change([`P${number}`], [])
        for (const one of remaining) lively.change([], [rowOf(one)])
        still.change([], remaining.map(rowOf))
        const pageOf = (productIndex: typeof lively, sort: (typeof sorts)[number]) =>
          createQueryRunner()
            .runQuery(
              productIndex,
              questionOf({
                category: null,
                brand: [],
                size: [],
                min: null,
                isThere: false,
                isOnOffer: false,
              }),
              createSynonyms([]),
            )
            .page({ sort, start: 0, limit: 60 })
        for (const sort of sorts) expect(pageOf(lively, sort)).toEqual(pageOf(still, sort))
      },
    ),
  )
})

const soldByTwo = (number: number, [b1, b2]: readonly [number, number], isThere = '1'): ProductIndexRow => ({
  ...rowOf({ number, brand: null, sizes: [], category: null, price: Math.min(b1, b2), isThere: 1 }),
  sellers: JSON.stringify([
    ['B1', 'One'],
    ['B2', 'Two'],
  ]),
  seller_offers: JSON.stringify([
    ['B1', String(b1), '1'],
    ['B2', String(b2), isThere],
  ]),
})

test('For a chosen store, the index sorts, filters and counts by that store’s prices', () => {
  const productIndex = createProductIndex()
  productIndex.change([], [soldByTwo(1, [10, 90]), soldByTwo(2, [20, 30], '0'), soldByTwo(3, [40, 50])])
  const search = (sellers: readonly string[], bounds: Partial<ProductQuery> = {}) =>
    createQueryRunner().runQuery(
      productIndex,
      {
        ...{
          category: null,
          search: null,
          priceMin: null,
          priceMax: null,
          inStock: false,
          isOnOffer: false,
          isAsWritten: false,
          ...bounds,
        },
        chosen: new Map(sellers.length === 0 ? [] : [['seller', sellers]]),
      },
      createSynonyms([]),
    )
  const dearest = { sort: 'price_high', start: 0, limit: 9 } as const
  expect(search([]).page(dearest)).toEqual(['P3', 'P2', 'P1'])
  expect(search(['B2']).page(dearest)).toEqual(['P1', 'P3', 'P2'])
  expect(search(['B2'])).toMatchObject({ lowest: 30, highest: 90 })
  expect(search(['B2'], { priceMax: 60 }).page(dearest)).toEqual(['P3', 'P2'])
  expect(search(['B2'], { inStock: true }).page(dearest)).toEqual(['P1', 'P3'])
  expect(search(['B1', 'B2'])).toMatchObject({ lowest: 10, highest: 40 })
})

test('Caches a response until invalidated, whatever the order of its parameters', () => {
  const productIndex = createProductIndex()
  const queryRunner = createQueryRunner()
  const search = (brand: string[]) =>
    queryRunner.runQuery(
      productIndex,
      questionOf({ category: null, brand, size: [], min: null, isThere: false, isOnOffer: false }),
      createSynonyms([]),
    )
  expect(search(['Ants', 'Bees'])).toBe(search(['Bees', 'Ants']))
  const before = search(['Ants'])
  queryRunner.clear()
  expect(search(['Ants'])).not.toBe(before)
})
