import { expect, test } from 'vitest'
import { taxTable } from './calculate-tax.ts'

const day = '2026-11-22'
const low = { tax_class: 'Low', is_default: 0, rate: 500, cess: 0 } as const
const standard = { tax_class: 'Standard', is_default: 1, rate: 1800, cess: 100 } as const

test('Taxes an unclassified product with the default class', () => {
  const table = taxTable(day, [low, standard])
  expect(table.rateOf(null)).toEqual({ rate: 1800, cess: 100 })
  expect(table.rateOf('Low')).toEqual({ rate: 500, cess: 0 })
  expect([null, 'Low', 'Gone'].map((one) => table.hasRate(one))).toEqual([true, true, false])
  expect(() => table.rateOf('Gone')).toThrow(/Gone has no tax rate on 2026-11-22/)
})

test('Charges no tax where no tax classes exist', () => {
  const table = taxTable(day, [])
  expect([table.hasRate(null), table.hasRate('Low')]).toEqual([true, false])
  expect(table.rateOf(null)).toEqual({ rate: 0, cess: 0 })
})

test('Does not sell an unclassified product untaxed where the default class or its rate is missing', () => {
  const nobody = taxTable(day, [low])
  expect([nobody.hasRate(null), nobody.hasRate('Low')]).toEqual([false, true])
  expect(() => nobody.rateOf(null)).toThrow(/No tax class is the default/)
  const ended = taxTable(day, [low, { ...standard, rate: null, cess: null }])
  expect(ended.hasRate(null)).toBe(false)
  expect(() => ended.rateOf(null)).toThrow(/Standard has no tax rate/)
})
