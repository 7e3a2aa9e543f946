import { expect, test } from 'vitest'
import { categoriesBelow } from './categories-below.ts'

const place = (name: string, parent_category: string | null = null) => ({
  name,
  route: name,
  parent_category,
})
const places = [place('tall', 'pots'), place('clay'), place('pots', 'clay'), place('books')]

test('a category holds itself and everything below it', () => {
  expect(categoriesBelow(places, 'clay')).toEqual(['clay', 'pots', 'tall'])
  expect(categoriesBelow(places, 'books')).toEqual(['books'])
})

test('a route that there is not holds nothing', () => {
  expect(categoriesBelow(places, 'sweets')).toEqual([])
})

test('categories that hang below each other are counted once', () => {
  expect(categoriesBelow([place('a', 'b'), place('b', 'a')], 'a')).toEqual(['a', 'b'])
})
