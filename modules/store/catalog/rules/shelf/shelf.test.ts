import { assert, array, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { synonymsIn } from '../synonyms.ts'
import { createAnswers } from './answer-question.ts'
import type { Question } from './question.ts'
import { createShelf } from './shelf.ts'
import type { ShelfRow } from './shelf-row.ts'

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

function rowOf({ number, brand, sizes: own, category, price, isThere }: Made): ShelfRow {
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
    stall_offers: null,
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

type Asked = {
  category: string | null
  brand: string[]
  size: string[]
  min: number | null
  isThere: boolean
  isOnOffer: boolean
}

function questionOf({ category, brand, size, min, isThere, isOnOffer }: Asked): Question {
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

type Demand = (one: Made, asked: Asked) => boolean

/** The rule, told plainly. */
const demands: Readonly<Record<'category' | 'brand' | 'size' | 'price' | 'stock' | 'offer', Demand>> = {
  category: ({ category }, asked) =>
    asked.category === null ||
    (category !== null && trails[category].some(([, route]) => route === asked.category)),
  brand: ({ brand }, asked) => asked.brand.length === 0 || asked.brand.includes(brand ?? ''),
  size: ({ sizes: own }, asked) => asked.size.length === 0 || own.some((size) => asked.size.includes(size)),
  price: ({ price }, { min }) => min === null || price >= min,
  stock: ({ isThere }, asked) => !asked.isThere || isThere === 1,
  offer: ({ number }, asked) => !asked.isOnOffer || number % 2 === 0,
}

/** What is left by everything that is asked but `apart`. */
function left(made: readonly Made[], asked: Asked, apart: 'brand' | 'size' | 'none'): readonly Made[] {
  const asking = Object.entries(demands).filter(([name]) => name !== apart)
  return made.filter((one) => asking.every(([, isMet]) => isMet(one, asked)))
}

function expectedCount(
  made: readonly Made[],
  asked: Asked,
  { field, value }: { readonly field: string; readonly value: string },
): number | null {
  if (field === 'brand') return left(made, asked, 'brand').filter(({ brand }) => brand === value).length
  if (field === 'attributes.Size')
    return left(made, asked, 'size').filter(({ sizes: own }) => own.some((size) => size === value)).length
  if (field === 'category') return left(made, { ...asked, category: value }, 'none').length
  return null
}

test('every count is what the list would have if that value alone were chosen of its facet', () => {
  assert(
    property(products, questions, (made, asked) => {
      const shelf = createShelf()
      shelf.change([], made.map(rowOf))
      const { total, facets } = createAnswers().answer(shelf, questionOf(asked), synonymsIn([]))
      expect(total).toBe(left(made, asked, 'none').length)
      for (const { field, values } of facets)
        for (const { value, count } of values)
          expect(count).toBe(expectedCount(made, asked, { field, value }) ?? count)
    }),
  )
})

test('a shelf on which things come and go is as one that is filled at once, in every order', () => {
  const sorts = ['position', 'price_low', 'price_high', 'newest', 'rating'] as const
  assert(
    property(
      products,
      array(integer({ min: 0, max: 29 })),
      integer({ min: 1, max: 9 }),
      (made, picked, price) => {
        const [lively, still] = [createShelf(), createShelf()]
        lively.change([], made.map(rowOf))
        for (const sort of sorts) lively.sorted.in(sort)
        const gone = new Set(picked.flatMap((at) => made[at]?.number ?? []))
        const kept = made.filter(({ number }) => !gone.has(number)).map((one) => ({ ...one, price }))
        for (const number of gone) lively.change([`P${number}`], [])
        for (const one of kept) lively.change([], [rowOf(one)])
        still.change([], kept.map(rowOf))
        const pageOf = (shelf: typeof lively, sort: (typeof sorts)[number]) =>
          createAnswers()
            .answer(
              shelf,
              questionOf({
                category: null,
                brand: [],
                size: [],
                min: null,
                isThere: false,
                isOnOffer: false,
              }),
              synonymsIn([]),
            )
            .page({ sort, start: 0, limit: 60 })
        for (const sort of sorts) expect(pageOf(lively, sort)).toEqual(pageOf(still, sort))
      },
    ),
  )
})

const twoStalls = (number: number, [b1, b2]: readonly [number, number], isThere = '1'): ShelfRow => ({
  ...rowOf({ number, brand: null, sizes: [], category: null, price: Math.min(b1, b2), isThere: 1 }),
  sellers: JSON.stringify([
    ['B1', 'One'],
    ['B2', 'Two'],
  ]),
  stall_offers: JSON.stringify([
    ['B1', String(b1), '1'],
    ['B2', String(b2), isThere],
  ]),
})

test('at a chosen stall things are sorted, bounded and counted by what that stall asks', () => {
  const shelf = createShelf()
  shelf.change([], [twoStalls(1, [10, 90]), twoStalls(2, [20, 30], '0'), twoStalls(3, [40, 50])])
  const ask = (stalls: readonly string[], bounds: Partial<Question> = {}) =>
    createAnswers().answer(
      shelf,
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
        chosen: new Map(stalls.length === 0 ? [] : [['seller', stalls]]),
      },
      synonymsIn([]),
    )
  const dearest = { sort: 'price_high', start: 0, limit: 9 } as const
  expect(ask([]).page(dearest)).toEqual(['P3', 'P2', 'P1'])
  expect(ask(['B2']).page(dearest)).toEqual(['P1', 'P3', 'P2'])
  expect(ask(['B2'])).toMatchObject({ lowest: 30, highest: 90 })
  expect(ask(['B2'], { priceMax: 60 }).page(dearest)).toEqual(['P3', 'P2'])
  expect(ask(['B2'], { inStock: true }).page(dearest)).toEqual(['P1', 'P3'])
  expect(ask(['B1', 'B2'])).toMatchObject({ lowest: 10, highest: 40 })
})

test('an answer is kept until it is forgotten, whatever order its parts are asked in', () => {
  const shelf = createShelf()
  const answers = createAnswers()
  const ask = (brand: string[]) =>
    answers.answer(
      shelf,
      questionOf({ category: null, brand, size: [], min: null, isThere: false, isOnOffer: false }),
      synonymsIn([]),
    )
  expect(ask(['Ants', 'Bees'])).toBe(ask(['Bees', 'Ants']))
  const before = ask(['Ants'])
  answers.forget()
  expect(ask(['Ants'])).not.toBe(before)
})
