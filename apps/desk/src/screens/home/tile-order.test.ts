import { expect, test } from 'vitest'
import { newDocuments, tileOrder } from './tile-order.ts'

const count = (name: string, total: number, days: number[]) => ({ name, count: total, new_by_day: days })

test('the types in which most is going on stand first, empty ones not at all', () => {
  const counts = [
    count('Brand', 40, [0, 0, 0]),
    count('Contact Message', 9, [1, 2, 1]),
    count('Redirect', 0, [0, 0, 0]),
    count('Product', 64, [0, 0, 64]),
  ]
  expect(tileOrder(counts, 2).map(({ name }) => name)).toEqual(['Contact Message', 'Product'])
  expect(tileOrder(counts, 9)).toHaveLength(3)
})

test('the days are added up', () => {
  expect(newDocuments(count('Contact Message', 9, [1, 2, 1]))).toBe(4)
})
