import { expect, test } from 'vitest'
import {
  shouldBookCash,
  isPaidOtherwise,
  sumUnbookedCash,
  withUnbookedCash,
} from './cash-collections.rules.ts'
import { balanceDue } from '../balance/balance-due.rules.ts'

const order = {
  ...({ name: 'O', state: 'delivered', total: 940_00, credited_amount: 0 } as const),
  ...{ paid_amount: 0, refunded_amount: 0, contact_name: 'Meena', phone: '', email: null, user: null },
}
const cash = [{ name: 'CC-1', part: 'O-1', amount: 470_00 }]

test('what was handed over at the door is paid, booked or not', () => {
  expect(balanceDue(withUnbookedCash(order, cash))).toBe(470_00)
  expect(balanceDue(withUnbookedCash(order, []))).toBe(940_00)
})

test('what was paid otherwise meanwhile was not paid at the door', () => {
  const paid = { ...order, paid_amount: 800_00 }
  expect(sumUnbookedCash(paid, cash)).toBe(140_00)
  expect(sumUnbookedCash({ ...order, paid_amount: 990_00 }, cash)).toBe(0)
})

test('it is booked when what is left of the order could not hold it any more', () => {
  expect(shouldBookCash(order, cash, 470_00)).toBe(false)
  expect(shouldBookCash(order, cash, 470_01)).toBe(true)
  expect(shouldBookCash(order, [], 940_00)).toBe(false)
})

test('what was asked for at doors is more than what is owed only where something was paid otherwise', () => {
  expect(isPaidOtherwise(order, cash)).toBe(false)
  expect(isPaidOtherwise({ ...order, paid_amount: 800_00 }, cash)).toBe(true)
})
