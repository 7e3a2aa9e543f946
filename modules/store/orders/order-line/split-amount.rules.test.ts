import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumAmounts, zeroAmounts, splitLine, type LineAmounts } from './credit-line.rules.ts'

const kites: LineAmounts = { taxable: 84_74, cgst: 7_63, sgst: 7_63, igst: 0, cess: 0, total: 100_00 }

test('Three refunds of a third add up, and the last one takes the remainder', () => {
  const parts = [0, 1, 2].map((before) => splitLine(kites, { all: 3, before, count: 1 }))
  expect(parts.map(({ total }) => total)).toEqual([33_33, 33_33, 33_34])
  expect(sumAmounts(parts)).toEqual(kites)
})

const money = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 28 }))
  .map(([total, percent]) => {
    const half = Math.floor((total * percent) / (2 * (100 + percent)))
    return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0, cess: 0, total }
  })

test('However a line is split, its parts add up, none is negative and both tax halves are equal', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(money, cuts, (line, counts) => {
      const all = counts.reduce((sum, count) => sum + count, 0)
      let before = 0
      let sum = zeroAmounts
      for (const count of counts) {
        const part = splitLine(line, { all, before, count })
        expect(part.total).toBeGreaterThanOrEqual(0)
        expect(part.cgst).toBe(part.sgst)
        expect(part.taxable + part.cgst + part.sgst + part.igst + part.cess).toBe(part.total)
        before += count
        sum = sumAmounts([sum, part])
      }
      expect(sum).toEqual(line)
    }),
  )
})
