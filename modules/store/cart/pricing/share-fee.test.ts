import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareFee } from './cart-totals.ts'

const fulfilment = (goods: number, delivery_tax_rate: number, is_intra_state = true) => ({
  ...{ goods, delivery_tax_rate, is_intra_state },
})

test('Shares the fee by the value of each package and taxes each share like its delivery', () => {
  const shared = shareFee(
    [fulfilment(300_00, 1800), fulfilment(100_00, 0), fulfilment(200_00, 500, false)],
    60_00,
  )
  expect(shared.map(({ fee, fee_tax }) => [fee, fee_tax])).toEqual([
    [30_00, { taxable: 25_42, cgst: 2_29, sgst: 2_29, igst: 0, cess: 0, total: 30_00 }],
    [10_00, { taxable: 10_00, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 10_00 }],
    [20_00, { taxable: 19_05, cgst: 0, sgst: 0, igst: 95, cess: 0, total: 20_00 }],
  ])
})

test('Fee shares add up in every case, also for free goods, and whole rupees stay whole', () => {
  const fulfilments = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom(0, 500, 1800), fc.boolean()),
    { minLength: 1, maxLength: 6 },
  )
  const fees = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 1_000 }).map((rupees) => rupees * 100),
  )
  fc.assert(
    fc.property(fulfilments, fees, (given, fee) => {
      const shared = shareFee(
        given.map(([goods, rate, isIntra]) => fulfilment(goods, rate, isIntra)),
        fee,
      )
      expect(shared.reduce((sum, one) => sum + one.fee, 0)).toBe(fee)
      expect(shared.every((one) => one.fee_tax.total === one.fee && one.fee >= 0)).toBe(true)
      if (fee % 100 === 0) expect(shared.every((one) => one.fee % 100 === 0)).toBe(true)
    }),
  )
})
