import { expect, test } from 'vitest'
import { salePosting, type SaleAmount } from './order-posting.rules.ts'

const pottery = 'BS-00001'
const goods: SaleAmount = {
  ...{ business: pottery, what: 'Goods', taxable: 375_00 },
  ...{ cgst: 22_50, sgst: 22_50, igst: 0, cess: 0 },
}
const fee: SaleAmount = {
  ...{ business: pottery, what: 'Fee', taxable: 13_40 },
  ...{ cgst: 80, sgst: 80, igst: 0, cess: 0 },
}

const linesOf = (sold: readonly SaleAmount[]) => salePosting('ORD-1', { total: 435_00, sold })

test('Posts the cash-on-delivery fee to the seller, as on their invoice, and the books balance', () => {
  const lines = linesOf([goods, fee])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(lines.map(({ memo, amount }) => [memo, amount])).toEqual([
    ['ORD-1', 435_00],
    ['Goods', -375_00],
    ['Fee for paying on delivery', -13_40],
    ['CGST', -23_30],
    ['SGST', -23_30],
  ])
  expect(lines[2]?.account).toMatchObject({ purpose: 'business', party: { name: pottery } })
})

test('The fee of an earlier order stays income of the organisation', () => {
  const lines = linesOf([goods, { ...fee, what: 'Fee of the organisation' }])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(lines.at(-1)).toMatchObject({
    account: { purpose: 'income', party: { name: 'fees' } },
    amount: -13_40,
  })
})

test('An order that costs nothing posts nothing', () => {
  const free = { ...goods, taxable: 0, cgst: 0, sgst: 0 }
  expect(salePosting('ORD-1', { total: 0, sold: [free] })).toEqual([])
})
