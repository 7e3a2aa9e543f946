import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionKinds } from '../promotion/store-promotion.doctype.ts'
import { aBasket, aLine, aPromotion, item } from '../testing/sample-basket.ts'
import type { BasketLine } from './basket.ts'
import { bestOffers, extraSaving } from './best-offer.rules.ts'
import { savingOf } from './saving.rules.ts'

const amounts = (...args: Parameters<typeof savingOf>) => savingOf(...args).lines

test('A percentage is rounded down to the paisa and split over the lines by the largest remainder', () => {
  const basket = aBasket(aLine('pot', 333_33), aLine('lamp', 333_33), aLine('cup', 333_33))
  expect(savingOf(aPromotion(), basket)).toEqual({
    ...{ lines: { pot: 33_33, lamp: 33_33, cup: 33_33 }, fulfilments: {}, amount: 99_99 },
  })
  expect(amounts(aPromotion({ percent: 1 }), basket)).toEqual({ pot: 3_33, lamp: 3_33, cup: 3_33 })
  expect(amounts(aPromotion({ percent: 50, max_discount: 1_00 }), basket)).toEqual({
    pot: 34,
    lamp: 33,
    cup: 33,
  })
})

test('An amount off is at most the value of the items that it is for', () => {
  const terms = { kind: 'amount off', amount: 500_00, items: [item({ category: 'CAT-1' })] } as const
  const basket = aBasket(aLine('pot', 200_00, { categories: ['CAT-2', 'CAT-1'] }), aLine('lamp', 900_00))
  expect(amounts(aPromotion(terms), basket)).toEqual({ pot: 200_00 })
})

test('A promotion of a seller touches only lines of that seller, and leaves out what it excludes', () => {
  const basket = aBasket(
    aLine('pot', 100_00),
    aLine('lamp', 100_00),
    aLine('cloth', 100_00, { business: 'BS-2' }),
  )
  const items = [item({ product: 'lamp', is_excluded: 1 })]
  expect(amounts(aPromotion({ business: 'BS-1', items }), basket)).toEqual({ pot: 10_00 })
})

test('A member price reduces each item to the fixed price, and raises none', () => {
  const basket = aBasket(aLine('pot', 120_00, { quantity: 2 }), aLine('cup', 80_00))
  expect(amounts(aPromotion({ kind: 'fixed price', amount: 100_00 }), basket)).toEqual({ pot: 40_00 })
})

test('Of every three items the cheapest are free when two are bought', () => {
  const terms = { kind: 'buy x get y', buy_quantity: 2, get_quantity: 1, percent: null } as const
  const basket = aBasket(aLine('book', 90_00, { quantity: 4 }), aLine('pen', 20_00, { quantity: 2 }))
  expect(amounts(aPromotion(terms), basket)).toEqual({ pen: 40_00 })
  expect(amounts(aPromotion({ ...terms, percent: 50 }), basket)).toEqual({ pen: 20_00 })
  expect(amounts(aPromotion(terms), aBasket(aLine('pen', 20_00, { quantity: 2 })))).toEqual({})
})

test('A bundle has its price as often as its items are in the cart', () => {
  const items = [item({ product: 'bag' }), item({ category: 'books', quantity: 2 })]
  const bundle = aPromotion({ kind: 'bundle price', amount: 500_00, items })
  const book = { categories: ['books'] }
  const bag = aLine('bag', 400_00, { quantity: 2 })
  expect(amounts(bundle, aBasket(bag, aLine('atlas', 100_00, { ...book, quantity: 2 })))).toEqual({
    bag: 66_67,
    atlas: 33_33,
  })
  expect(savingOf(bundle, aBasket(bag, aLine('atlas', 100_00, { ...book, quantity: 4 }))).amount).toBe(200_00)
  expect(amounts(bundle, aBasket(bag, aLine('atlas', 100_00, { ...book, quantity: 1 })))).toEqual({})
})

test('Free delivery is given for the packages of sellers whose items it is for', () => {
  const basket = aBasket(aLine('pot', 100_00), aLine('cloth', 100_00, { business: 'BS-2' }))
  const free = aPromotion({ kind: 'free delivery', items: [item({ product: 'cloth' })] })
  expect(savingOf(free, basket)).toEqual({ lines: {}, fulfilments: { 'BS-2/shop': 50_00 }, amount: 50_00 })
})

const business = fc.constantFrom('BS-1', 'BS-2')
const anyLine = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 0, max: 20 }),
  off: fc.integer({ min: 0, max: 100 }),
  business,
  category: fc.constantFrom('CAT-1', 'CAT-2'),
})
const anyBasket = fc.array(anyLine, { minLength: 1, maxLength: 8 }).map((lines) =>
  aBasket(
    ...lines.map(({ price, quantity, off, category, ...line }, place): BasketLine => {
      const net = Math.max(0, price * quantity - off)
      return aLine(`line-${place}`, price, { ...line, quantity, net, categories: [category] })
    }),
  ),
)
const anyItem = fc.record({
  category: fc.constantFrom('CAT-1', 'CAT-2'),
  product: fc.constantFrom(null, 'line-0', 'line-1'),
  quantity: fc.integer({ min: 1, max: 3 }),
  is_excluded: fc.constantFrom(0 as const, 1 as const),
})
const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }))
const anyPromotion = fc
  .record({
    kind: fc.constantFrom(...promotionKinds),
    business: fc.option(business),
    percent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    amount: maybe(1_000_000),
    max_discount: maybe(500_000),
    buy_quantity: fc.integer({ min: 1, max: 4 }),
    get_quantity: fc.integer({ min: 1, max: 4 }),
    items: fc.array(anyItem, { maxLength: 3 }),
    is_stackable: fc.constantFrom(0 as const, 1 as const),
    priority: fc.integer({ min: 0, max: 2 }),
  })
  .map((values) => aPromotion(values))
const promotions = fc
  .array(anyPromotion, { maxLength: 8 })
  .map((all) => all.map((one, place) => ({ ...one, name: `PRM-${place}` })))

const sumOf = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((sum, one) => sum + one, 0)

test('No promotion takes more than is left of a line or a delivery, and its parts add up to its amount', () => {
  fc.assert(
    fc.property(anyPromotion, anyBasket, (promotion, basket) => {
      const { lines, fulfilments, amount } = savingOf(promotion, basket)
      expect(sumOf(lines) + sumOf(fulfilments)).toBe(amount)
      for (const { key, net, business: seller } of basket.lines) {
        const off = lines[key] ?? 0
        expect(Number.isSafeInteger(off) && off >= 0 && off <= net).toBe(true)
        if (promotion.business !== null && promotion.business !== seller) expect(off).toBe(0)
      }
      for (const { key, delivery } of basket.deliveries)
        expect(fulfilments[key] ?? 0).toBeLessThanOrEqual(delivery)
    }),
  )
})

const applied = (all: Parameters<typeof bestOffers>[0], basket: Parameters<typeof bestOffers>[1]) =>
  bestOffers(all, basket)

test('Promotions together take at most what there is, and one more never raises the total', () => {
  fc.assert(
    fc.property(promotions, anyPromotion, anyBasket, (all, more, basket) => {
      const judged = (list: readonly (typeof more)[]) =>
        list.map((promotion) => ({ promotion, saving: savingOf(promotion, basket) }))
      const before = applied(judged(all), basket)
      const after = applied(judged([...all, { ...more, name: 'PRM-MORE' }]), basket)
      for (const { key, net } of basket.lines)
        expect(
          sumOf(Object.fromEntries(after.map(({ lines }, at) => [at, lines[key] ?? 0]))),
        ).toBeLessThanOrEqual(net)
      const total = (list: typeof before) => list.reduce((sum, { amount }) => sum + amount, 0)
      expect(total(after)).toBeGreaterThanOrEqual(total(before))
      const [other] = judged([more])
      if (other) expect(total(after)).toBe(total(before) + extraSaving(judged(all), basket)(other))
      for (const { lines, fulfilments, amount } of after)
        expect(sumOf(lines) + sumOf(fulfilments)).toBe(amount)
    }),
  )
})
