import { expect, test } from 'vitest'
import { isPledged, pledgedShares } from './pledge-share.rules.ts'

const all = { percent: 5, product: null, category: null }
const items = [
  { key: 'a', product: 'pot', amount: 100_00 },
  { key: 'b', product: 'lamp', amount: 50_00 },
]
const categoriesOf = (product: string) => (product === 'pot' ? ['clay', 'home'] : ['home'])

test('A pledge covers all items, a category with its subcategories, or one product', () => {
  const covers = (terms: typeof all | { percent: number; product: string | null; category: string | null }) =>
    items.filter((item) => isPledged(terms, item, categoriesOf(item.product))).map(({ key }) => key)
  expect(covers(all)).toEqual(['a', 'b'])
  expect(covers({ ...all, category: 'home' })).toEqual(['a', 'b'])
  expect(covers({ ...all, category: 'clay' })).toEqual(['a'])
  expect(covers({ ...all, product: 'lamp', category: 'clay' })).toEqual(['b'])
})

test('Shares are the percentage of the price, cut to what the cap leaves', () => {
  const sharesWith = (left: number | null) =>
    pledgedShares(all, items, { categoriesOf, left }).map(({ commission }) => commission)
  expect(sharesWith(null)).toEqual([500, 250])
  expect(sharesWith(600)).toEqual([500, 100])
  expect(sharesWith(500)).toEqual([500])
  expect(sharesWith(0)).toEqual([])
})
