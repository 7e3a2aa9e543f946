import { expect, test } from 'vitest'
import { categoryTree, listNamesBelow, translateTree } from './category-tree.ts'

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

test('A category counts its subcategories’ ads, and a hidden parent hides them', () => {
  expect(tree).toMatchObject([
    { name: 'Home', count: 2, below: [{ name: 'Chairs', count: 2 }] },
    { name: 'Books', count: 1, below: [] },
  ])
})

test('A category filter includes its subcategories, and no filter includes all', () => {
  expect(listNamesBelow(tree, 'Home')).toEqual(['Home', 'Chairs'])
  expect(listNamesBelow(tree, 'Chairs')).toEqual(['Chairs'])
  expect(listNamesBelow(tree, 'Hidden')).toEqual([])
  expect(listNamesBelow(tree, null)).toEqual(['Home', 'Chairs', 'Books'])
})

test('A translated tree has the names of every level in the other language', () => {
  const tamil = new Map([
    ['Home', 'வீடு'],
    ['Chairs', 'நாற்காலிகள்'],
  ])
  expect(translateTree(tree, (text) => tamil.get(text) ?? text)).toMatchObject([
    { name: 'Home', category_name: 'வீடு', below: [{ name: 'Chairs', category_name: 'நாற்காலிகள்' }] },
    { name: 'Books', category_name: 'Books' },
  ])
})
