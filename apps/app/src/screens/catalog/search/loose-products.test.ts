import { expect, test } from 'vitest'
import { areLoose } from './search-body.tsx'

test('products that lack a word of the search in their titles match loosely', () => {
  expect(areLoose([{ title: 'Football, size 5' }], 'return policy')).toBe(true)
  expect(areLoose([], 'return policy')).toBe(true)
})

test('a product that is called by all the words is what was asked for, in the plural too', () => {
  expect(areLoose([{ title: 'Football' }, { title: 'Paper kite, ready to fly' }], 'kites')).toBe(false)
  expect(areLoose([{ title: 'பட்டம், பெரியது' }], 'பட்டம்')).toBe(false)
})
