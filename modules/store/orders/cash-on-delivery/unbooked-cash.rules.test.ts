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

test('Cash collected at delivery counts as paid, booked or not', () => {
  expect(balanceDue(withUnbookedCash(order, cash))).toBe(470_00)
  expect(balanceDue(withUnbookedCash(order, []))).toBe(940_00)
})

test('An amount paid otherwise meanwhile does not count as collected', () => {
  const paid = { ...order, paid_amount: 800_00 }
  expect(sumUnbookedCash(paid, cash)).toBe(140_00)
  expect(sumUnbookedCash({ ...order, paid_amount: 990_00 }, cash)).toBe(0)
})

test('Books the collected cash when the rest of the order could no longer hold it', () => {
  expect(shouldBookCash(order, cash, 470_00)).toBe(false)
  expect(shouldBookCash(order, cash, 470_01)).toBe(true)
  expect(shouldBookCash(order, [], 940_00)).toBe(false)
})

test('Cash asked for exceeds the balance due only where something was paid otherwise', () => {
  expect(isPaidOtherwise(order, cash)).toBe(false)
  expect(isPaidOtherwise({ ...order, paid_amount: 800_00 }, cash)).toBe(true)
})
