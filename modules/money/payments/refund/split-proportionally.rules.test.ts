import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitProportionally } from './create-refund.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

test('Splits a third of a rupee without loss', () => {
  expect(splitProportionally(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitProportionally(1, [3333, 6667])).toEqual([0, 1])
  expect(splitProportionally(0, [5, 5])).toEqual([0, 0])
})

test('Shares add up, no part gives more than it has, and several refunds end exactly at zero', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 2 ** 45 }), { minLength: 1, maxLength: 8 })
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
  fc.assert(
    fc.property(parts, cuts, (amounts, fractions) => {
      let left = amounts
      for (const fraction of [...fractions, 1]) {
        const amount = Math.floor(sum(left) * fraction)
        const shares = splitProportionally(amount, left)
        expect(sum(shares)).toBe(amount)
        expect(shares.every((share, index) => share >= 0 && share <= (left[index] ?? 0))).toBe(true)
        left = left.map((part, index) => part - (shares[index] ?? 0))
      }
      expect(sum(left)).toBe(0)
    }),
  )
})
