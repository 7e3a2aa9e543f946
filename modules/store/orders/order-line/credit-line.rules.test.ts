import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  creditLine,
  remainingQuantity,
  remainingAmount,
  reduceLine,
  type SoldLine,
  sumAmounts,
  type LineAmounts,
} from './credit-line.rules.ts'

const kites: SoldLine = {
  ...{ name: 'l1', fulfilment: 'ORD-1-1', business: 'BS-00001', quantity: 3 },
  ...{ cancelled_quantity: 0, returned_quantity: 0, refunded_quantity: 0, allowed_amount: 0 },
  ...{ taxable: 84_74, cgst: 7_63, sgst: 7_63, igst: 0, cess: 0, total: 100_00 },
}

test('Spreads an allowance over the credited units by share', () => {
  const cheaper = { ...kites, allowed_amount: 30_00 }
  expect(remainingAmount(cheaper).total).toBe(70_00)
  const { money } = creditLine(cheaper, 1)
  expect(money.total).toBe(23_33)
  const after = reduceLine(cheaper, 1, 'returned_quantity')
  expect([remainingQuantity(after), after.allowed_amount, remainingAmount(after).total]).toEqual([
    2, 20_00, 46_67,
  ])
})

const sold = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 28 }))
  .map(([total, percent]): LineAmounts => {
    const half = Math.floor((total * percent) / (2 * (100 + percent)))
    return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0, cess: 0, total }
  })

/** Cancelled quantities and the allowance on the rest, in thousandths. */
const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 1000 })), {
  minLength: 1,
  maxLength: 10,
})

test('Credits and allowances of a line always add up to the amount paid for it', () => {
  fc.assert(
    fc.property(sold, steps, (money, goes) => {
      const quantity = goes.reduce((sum, [count]) => sum + count, 0)
      let line: SoldLine = { ...kites, ...money, quantity }
      const parts: LineAmounts[] = []
      for (const [count, thousandths] of goes) {
        const rest = remainingAmount(line)
        const allowed = Math.floor((rest.total * thousandths) / 1000)
        const cheaper: SoldLine = { ...line, allowed_amount: line.allowed_amount + allowed }
        const remaining = remainingAmount(cheaper)
        expect(rest.total - remaining.total).toBe(allowed)
        parts.push(lessOfAll(rest, remaining), creditLine(cheaper, count).money)
        line = reduceLine(cheaper, count, 'refunded_quantity')
        expect(remainingAmount(line).total).toBeGreaterThanOrEqual(0)
      }
      for (const part of parts) {
        expect(part.total).toBeGreaterThanOrEqual(0)
        expect(part.cgst).toBe(part.sgst)
        expect(part.taxable + part.cgst + part.sgst).toBe(part.total)
      }
      expect(remainingQuantity(line)).toBe(0)
      expect(sumAmounts(parts)).toEqual(money)
    }),
  )
})

const lessOfAll = (all: LineAmounts, part: LineAmounts): LineAmounts => ({
  ...{ taxable: all.taxable - part.taxable, cgst: all.cgst - part.cgst, sgst: all.sgst - part.sgst },
  ...{ igst: all.igst - part.igst, cess: all.cess - part.cess, total: all.total - part.total },
})
