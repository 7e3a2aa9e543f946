import { expect, test } from 'vitest'
import { freshNames } from './use-list.ts'

test('New and changed rows are highlighted, and unchanged or removed ones are not', () => {
  const before = new Map([
    ['kite', '10:00'],
    ['lamp', '10:00'],
    ['gone', '10:00'],
  ])
  const now = new Map([
    ['kite', '10:00'],
    ['lamp', '10:05'],
    ['drum', '10:06'],
  ])
  expect([...freshNames(before, now)]).toEqual(['lamp', 'drum'])
})
