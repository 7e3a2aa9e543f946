import { expect, test } from 'vitest'
import { matchOf } from './link-options.ts'

const options = [
  { name: 'BS-00001', title: 'Pottery and more' },
  { name: 'BS-00002', title: 'Pottery' },
]

test.each([
  ['pot', 'BS-00001'],
  ['pottery', 'BS-00002'],
  ['bs-00002', 'BS-00002'],
])('%s selects %s', (typed, name) => {
  expect(matchOf(options, typed).best?.name).toBe(name)
})

test('A text without a match selects nothing', () => {
  expect(matchOf([], 'pot')).toEqual({ exact: undefined, best: undefined })
})

test('Half a title selects no document yet', () => {
  expect(matchOf(options, 'pottery').exact?.name).toBe('BS-00002')
  expect(matchOf(options, 'potte').exact).toBeUndefined()
})
