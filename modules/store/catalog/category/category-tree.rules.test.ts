import { expect, test } from 'vitest'
import { buildCategoryTree, removeEmptyBranches } from './list-categories.ts'

const row = (name: string, parent_category: string | null = null) => ({
  name,
  category_name: name,
  category_image: null,
  mobile_image: null,
  full_description: null,
  route: name,
  parent_category,
})

test('A category counts the available products in it and below it', () => {
  const rows = [row('clay'), row('pots', 'clay'), row('tall pots', 'pots'), row('books')]
  const counts = new Map([
    ['pots', 1],
    ['tall pots', 2],
    ['clay', 1],
  ])
  const [clay, books] = buildCategoryTree(rows, counts)
  expect(clay?.products_count).toBe(4)
  expect(clay?.child[0]?.products_count).toBe(3)
  expect(clay?.child[0]?.child[0]?.products_count).toBe(2)
  expect(books?.products_count).toBe(0)
})

test('Omits category branches without available products', () => {
  const rows = [row('clay'), row('pots', 'clay'), row('lamps', 'clay'), row('books')]
  const tree = removeEmptyBranches(buildCategoryTree(rows, new Map([['pots', 1]])))
  expect(tree).toMatchObject([{ name: 'clay', child: [{ name: 'pots', child: [] }] }])
  expect(tree[0]?.child).toHaveLength(1)
})

test('Hides the descendants of a hidden category', () => {
  expect(buildCategoryTree([row('pots', 'clay')], new Map([['pots', 1]]))).toEqual([])
})

test('A category exposes only its own fields', () => {
  const [clay] = buildCategoryTree([{ ...row('clay'), ...{ owner: 'someone' } }], new Map())
  expect(Object.keys(clay ?? {})).toEqual([
    'name',
    'category_name',
    'category_image',
    'mobile_image',
    'full_description',
    'route',
    'products_count',
    'child',
  ])
})
