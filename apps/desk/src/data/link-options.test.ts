import { expect, test } from 'vitest'
import { bestMatch } from './link-options.ts'

const options = [
  { name: 'BS-00001', title: 'Pottery and more' },
  { name: 'BS-00002', title: 'Pottery' },
]

test.each([
  ['pot', 'BS-00001'],
  ['pottery', 'BS-00002'],
  ['bs-00002', 'BS-00002'],
])('%s means %s', (typed, name) => {
  expect(bestMatch(options, typed)?.name).toBe(name)
})

test('a text that matches nothing means nothing', () => {
  expect(bestMatch([], 'pot')).toBeUndefined()
})
