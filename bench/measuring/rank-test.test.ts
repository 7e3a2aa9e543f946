import { expect, test } from 'vitest'
import { rankTest } from './statistics.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test('Interleaved samples do not differ', () => {
  const { share, probability } = rankTest(
    upTo(200).map((figure) => 2 * figure),
    upTo(200).map((figure) => 2 * figure + 1),
  )
  expect(share).toBeCloseTo(0.4975)
  expect(probability).toBeGreaterThan(0.9)
})

test('Equal figures show no difference', () => {
  expect(rankTest([3, 3, 3], [3, 3])).toEqual({ share: 0.5, probability: 1 })
})

test('The test finds a small shift in many figures', () => {
  const shifted = upTo(2000).map((figure) => figure + 100)
  const { share, probability } = rankTest(shifted, upTo(2000))
  expect(share).toBeGreaterThan(0.54)
  expect(probability).toBeLessThan(1e-6)
})

test('The test agrees with a small example calculated by hand', () => {
  const { share, probability } = rankTest([1, 7, 8, 9, 10, 11], [2, 3, 4, 5, 6, 12, 13, 14])
  expect(share * 48).toBeCloseTo(25)
  expect(probability).toBeCloseTo(0.9485, 3)
})

test('Empty samples cannot be compared', () => {
  expect(() => rankTest([], [1])).toThrow(RangeError)
})
