import { expect, test } from 'vitest'
import { usablePoints } from './usable-points.ts'

const held = { values: [{ points: 100, value: 0.5 }], minimum_points: 10, maximum_percent: 50 }

test('Points pay up to their share of the total', () => {
  expect(usablePoints(held, 470)).toEqual({ points: 100, amount: 50 })
  expect(usablePoints(held, 60.3)).toEqual({ points: 60, amount: 30 })
})

test('Fewer points than the smallest number are not offered', () => {
  expect(usablePoints({ ...held, minimum_points: 101 }, 470)).toEqual({ points: 0, amount: 0 })
  expect(usablePoints(held, 9)).toEqual({ points: 0, amount: 0 })
})

test('Points of several values are counted in the order in which they are spent', () => {
  const values = [
    { points: 20, value: 0.25 },
    { points: 20, value: 1 },
  ]
  expect(usablePoints({ ...held, values }, 100)).toEqual({ points: 40, amount: 25 })
  expect(usablePoints({ ...held, values }, 20)).toEqual({ points: 25, amount: 10 })
})
