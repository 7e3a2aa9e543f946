import { expect, test } from 'vitest'
import { salePosting, type Sold } from './sale-posting.ts'

const pottery = 'BS-00001'
const goods: Sold = {
  ...{ business: pottery, what: 'Goods', taxable: 375_00 },
  ...{ cgst: 22_50, sgst: 22_50, igst: 0, cess: 0 },
}
const fee: Sold = {
  ...{ business: pottery, what: 'Fee', taxable: 13_40 },
  ...{ cgst: 80, sgst: 80, igst: 0, cess: 0 },
}

test('of the fee for cash on delivery the house keeps what its seller does not owe as tax, and the books balance', () => {
  const lines = salePosting('ORD-1', { total: 435_00, sold: [goods, fee] })
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(lines.map(({ memo, amount }) => [memo, amount])).toEqual([
    ['ORD-1', 435_00],
    ['Goods', -375_00],
    ['CGST', -23_30],
    ['SGST', -23_30],
    ['Fee for paying on delivery', -13_40],
  ])
  expect(lines.at(-1)?.account).toMatchObject({ purpose: 'income', party: { type: 'Order', name: 'fees' } })
})
