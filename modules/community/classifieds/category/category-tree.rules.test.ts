import { expect, test } from 'vitest'
import { categoryTree, listNamesBelow } from './category-tree.ts'

const row = (name: string, parent_category: string | null, is_parent: 0 | 1 = 0) => ({
  ...{ name, category_name: name, parent_category, is_parent },
})
const rows = [row('Home', null, 1), row('Chairs', 'Home'), row('Books', null), row('Lost', 'Hidden')]
const tree = categoryTree(
  rows,
  new Map([
    ['Chairs', 2],
    ['Books', 1],
    ['Lost', 9],
  ]),
)

test('a category counts what stands below it, and what has a hidden parent is hidden', () => {
  expect(tree).toMatchObject([
    { name: 'Home', count: 2, below: [{ name: 'Chairs', count: 2 }] },
    { name: 'Books', count: 1, below: [] },
  ])
})

test('a category means all below it, and none means all of them', () => {
  expect(listNamesBelow(tree, 'Home')).toEqual(['Home', 'Chairs'])
  expect(listNamesBelow(tree, 'Chairs')).toEqual(['Chairs'])
  expect(listNamesBelow(tree, 'Hidden')).toEqual([])
  expect(listNamesBelow(tree, null)).toEqual(['Home', 'Chairs', 'Books'])
})
