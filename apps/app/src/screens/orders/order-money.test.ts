import { expect, test } from 'vitest'
import { dueOf, isRefundPending, moneyOf } from './order-money.ts'

const nothing = {
  ...{ paid: 0, returned: 0, refund_due: 0, unallocated_paid: 0, unallocated_refunded: 0 },
  returns: [],
}

test('A payment after cancellation is shown with its refund', () => {
  expect(moneyOf({ ...nothing, unallocated_paid: 270 })).toMatchObject({ came: 270, back: 0, goes: 270 })
  const sent = { ...nothing, unallocated_paid: 270, unallocated_refunded: 270 }
  expect(moneyOf(sent)).toMatchObject({ came: 270, back: 270, goes: 0 })
})

test('The amounts paid earlier and later add up to the paisa', () => {
  const twice = { ...nothing, paid: 0.1, unallocated_paid: 0.2, refund_due: 0.1 }
  expect(moneyOf(twice)).toMatchObject({ came: 0.3, back: 0, goes: 0.3 })
})

test('A refund in another currency is shown and not added up', () => {
  const foreign = (returned: number) => ({
    ...nothing,
    foreign_paid: [{ currency: 'USD', paid: 270, returned }],
  })
  expect(
    [foreign(0), foreign(270), { ...nothing, returned: 60, foreign_paid: [] }].map(isRefundPending),
  ).toEqual([false, true, true])
  expect(moneyOf(foreign(270))).toEqual({ came: 0, carried: 0, back: 0, goes: 0 })
})

test('The payment of an exchange does not count as refunded', () => {
  const exchanged = { ...nothing, paid: 1850, returned: 1850, returns: [{ carried_amount: 1850 }] }
  expect(moneyOf(exchanged)).toEqual({ came: 1850, carried: 1850, back: 0, goes: 0 })
})

test('Cash for a delivered package counts as collected, and the rest of the order is due on delivery', () => {
  const [come, coming] = [
    { state: 'delivered' as const, to_collect: 452.04 },
    { state: 'shipped' as const, to_collect: 3717.96 },
  ]
  const cash = { payment_choice: 'cash on delivery' as const }
  expect(dueOf({ ...cash, due: 4170, fulfilments: [come, coming] })).toEqual({
    collected: 452.04,
    open: 3717.96,
  })
  expect(dueOf({ ...cash, due: 452.04, fulfilments: [come] })).toEqual({ collected: 452.04, open: 0 })
  expect(dueOf({ payment_choice: 'online', due: 80, fulfilments: [] })).toEqual({ collected: 0, open: 80 })
})
