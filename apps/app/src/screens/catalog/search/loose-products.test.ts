import { expect, test } from 'vitest'
import { areLoose } from './search-body.tsx'

test('Products without a search word in their titles are loose matches', () => {
  expect(areLoose([{ title: 'Football, size 5' }], 'return policy')).toBe(true)
  expect(areLoose([], 'return policy')).toBe(true)
})

test('A product with all search words in its title is an exact match, in the plural too', () => {
  expect(areLoose([{ title: 'Football' }, { title: 'Paper kite, ready to fly' }], 'kites')).toBe(false)
  expect(areLoose([{ title: 'பட்டம், பெரியது' }], 'பட்டம்')).toBe(false)
})
