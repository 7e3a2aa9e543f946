import { expect, test } from 'vitest'
import { moneyOf } from './order-money.ts'

const nothing = { paid: 0, returned: 0, owed_back: 0, unapplied_paid: 0, unapplied_returned: 0 }

test('what is paid after an order was cancelled is told, and that it goes back', () => {
  expect(moneyOf({ ...nothing, unapplied_paid: 270 })).toEqual({ came: 270, back: 0, goes: 270 })
  const sent = { ...nothing, unapplied_paid: 270, unapplied_returned: 270 }
  expect(moneyOf(sent)).toEqual({ came: 270, back: 270, goes: 0 })
})

test('what was paid before and what came beside it add up to the paisa', () => {
  const twice = { ...nothing, paid: 0.1, unapplied_paid: 0.2, owed_back: 0.1 }
  expect(moneyOf(twice)).toEqual({ came: 0.3, back: 0, goes: 0.3 })
})
