import { expect, test } from 'vitest'
import { restOf, usableCredit } from './usable-credit.ts'

const packageOf = (business: string, goods: number) => ({
  business,
  goods,
  delivery: 40,
  delivery_discount: 40,
})

test('Credit that every business accepts pays up to the total', () => {
  const wallet = { anywhere: 250, businesses: [] }
  expect(usableCredit(wallet, 410, [packageOf('BS-1', 410)])).toBe(250)
  expect(usableCredit(wallet, 120.5, [packageOf('BS-1', 120.5)])).toBe(120.5)
})

test('Credit of one business pays only what that business sells', () => {
  const wallet = { anywhere: 10.1, businesses: [{ business: 'BS-1', amount: 100 }] }
  const packages = [packageOf('BS-1', 60.2), packageOf('BS-2', 300)]
  expect(usableCredit(wallet, 360.2, packages)).toBe(70.3)
  expect(usableCredit(wallet, 300, [packageOf('BS-2', 300)])).toBe(10.1)
})

test('What is left has no fractions of a paisa', () => {
  expect(restOf(410.3, 250.1)).toBe(160.2)
})
