import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateTax, type Tax, taxShares } from './calculate-tax.ts'

const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
const terms = fc.record({
  rate: fc.constantFrom(0, 1, 25, 500, 1200, 1800, 2800, 4000, 9999),
  cess: fc.constantFrom(0, 0, 100, 1200),
  isInclusive: fc.boolean(),
  isIntraState: fc.boolean(),
})

const taxesOf = ({ cgst, sgst, igst, cess }: Tax) => cgst + sgst + igst + cess

test('A hundred rupees including 18 % hold 15.25 tax, halved between centre and state', () => {
  const inclusive = { rate: 1800, isInclusive: true }
  expect(calculateTax(10_000, { ...inclusive, isIntraState: true })).toEqual({
    ...{ taxable: 8474, cgst: 763, sgst: 763, igst: 0, cess: 0, total: 10_000 },
  })
  expect(calculateTax(10_000, { ...inclusive, isIntraState: false })).toEqual({
    ...{ taxable: 8475, cgst: 0, sgst: 0, igst: 1525, cess: 0, total: 10_000 },
  })
})

test('Tax parts add up to the paisa, halves are equal, and only one kind of tax applies', () => {
  fc.assert(
    fc.property(amount, terms, (gross, how) => {
      const tax = calculateTax(gross, how)
      expect(tax.taxable + taxesOf(tax)).toBe(tax.total)
      expect(how.isInclusive ? tax.total : tax.taxable).toBe(gross)
      expect(tax.cgst).toBe(tax.sgst)
      expect(how.isIntraState ? tax.igst : tax.cgst).toBe(0)
      expect(Object.values(tax).every(Number.isSafeInteger)).toBe(true)
    }),
  )
})

test('An amount with tax on top contains exactly that tax, and its reversal equals it', () => {
  fc.assert(
    fc.property(amount, terms, (gross, { rate, isIntraState }) => {
      const onTop = calculateTax(gross, { rate, isInclusive: false, isIntraState })
      expect(calculateTax(onTop.total, { rate, isInclusive: true, isIntraState })).toEqual(onTop)
      const back = calculateTax(-gross, { rate, isInclusive: false, isIntraState })
      expect(taxesOf(back) + taxesOf(onTop)).toBe(0)
    }),
  )
})

test('However an amount is split, the taxes of its parts add up to its tax', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, terms, (amounts, how) => {
      const shares = taxShares(amounts, how)
      const gross = calculateTax(
        amounts.reduce((sum, one) => sum + one, 0),
        how,
      )
      for (const key of ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'total'] as const)
        expect(shares.reduce((sum, share) => sum + share[key], 0)).toBe(gross[key])
      for (const share of shares) expect(share.taxable + taxesOf(share)).toBe(share.total)
      if (how.isInclusive) expect(shares.map(({ total }) => total)).toEqual(amounts)
    }),
  )
})
