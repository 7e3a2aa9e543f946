import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateExchange } from './plan-exchange.ts'
import { balanceDue } from '../balance/balance-due.rules.ts'

const order = {
  ...({ name: 'O', state: 'shipped', total: 940_00, credited_amount: 0 } as const),
  ...{ paid_amount: 470_00, refunded_amount: 0, contact_name: 'Meena', phone: '', email: null, user: null },
}
const came = { name: 'O-1', state: 'delivered' as const, total: 470_00, credited_amount: 0 }
const coming = { name: 'O-2', state: 'shipped' as const, total: 470_00, credited_amount: null }
const fulfilments = [came, coming]
const cashByFulfilment = new Map([['O-1', 470_00]])
const paid = { order, fulfilments, cashByFulfilment }

test('Cash paid for one package pays for the exchange, and the other still asks its own amount', () => {
  const dearer = calculateExchange(paid, { worth: 420_00, total: 500_00 })
  expect(dearer).toEqual({ carried: 420_00, due: 80_00, refund: 0, dueReduction: 0 })
  const same = calculateExchange(paid, { worth: 420_00, total: 420_00 })
  expect(same).toEqual({ carried: 420_00, due: 0, refund: 0, dueReduction: 0 })
})

test('A cheaper exchange lowers the other package’s cash, or is refunded where none is due', () => {
  const exchange = { worth: 420_00, total: 300_00 }
  expect(calculateExchange(paid, exchange)).toEqual({
    carried: 300_00,
    due: 0,
    refund: 0,
    dueReduction: 120_00,
  })
  const alone = { order: { ...order, total: 470_00 }, fulfilments: [came], cashByFulfilment }
  expect(calculateExchange(alone, exchange)).toEqual({
    carried: 300_00,
    due: 0,
    refund: 120_00,
    dueReduction: 0,
  })
})

test('Money already due for refund pays for a dearer exchange', () => {
  const owedBack = { ...order, credited_amount: 50_00, total: 470_00 }
  const money = calculateExchange(
    { ...paid, order: owedBack, fulfilments: [came] },
    { worth: 370_00, total: 500_00 },
  )
  expect(money).toEqual({ carried: 420_00, due: 80_00, refund: 0, dueReduction: 0 })
})

test('Uncollected cash pays for no exchange, whatever the other package asks', () => {
  const unpaid = { ...paid, order: { ...order, paid_amount: 0 }, cashByFulfilment: new Map<string, number>() }
  const money = calculateExchange(unpaid, { worth: 420_00, total: 500_00 })
  expect(money).toEqual({ carried: 0, due: 500_00, refund: 0, dueReduction: 420_00 })
})

test('An exchange never uses more than was paid, and no paisa is lost or doubled', () => {
  const amount = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(fc.record({ paid: amount, credited: amount, total: amount, rest: amount }), (made) => {
      const worth = Math.max(0, 1000 - made.credited)
      const first = { ...came, total: 1000, credited_amount: Math.min(1000, made.credited) }
      const second = { ...coming, total: made.rest }
      const sum = { total: 1000 + made.rest, credited_amount: first.credited_amount, paid_amount: made.paid }
      const before = { ...order, ...sum }
      const at = new Map([['O-1', Math.min(made.paid, 1000)]])
      const one = { order: before, fulfilments: [first, second], cashByFulfilment: at }
      const { carried, due, refund, dueReduction } = calculateExchange(one, { worth, total: made.total })
      expect(carried).toBeLessThanOrEqual(made.paid)
      expect(carried + due).toBe(made.total)
      const after = { ...before, credited_amount: before.credited_amount + worth, refunded_amount: carried }
      const [owed, owes] = [balanceDue(before), balanceDue(after)]
      expect(Math.max(0, owed) - Math.max(0, owes)).toBe(Math.max(0, dueReduction))
      expect(Math.max(0, Math.max(0, -owes) - Math.max(0, -owed))).toBe(refund)
    }),
  )
})
