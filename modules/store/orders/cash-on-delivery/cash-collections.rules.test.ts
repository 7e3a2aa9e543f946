import { expect, test } from 'vitest'
import {
  ORDER_CHANGED_REASON,
  summariseCashCollections,
  cashPaidByFulfilment,
  type OrderCashCollection,
} from './cash-collections.rules.ts'

const came = { name: 'O-1', state: 'delivered' as const, delivered_at: '2026-11-20 12:00:00' }
const coming = { name: 'O-2', state: 'shipped' as const, delivered_at: null }

const collection = (name: string, more: Partial<OrderCashCollection>): OrderCashCollection => ({
  ...({ name, state: 'due', part: 'O-1', amount: 470_00, reason: null } as const),
  ...{ modified: '2026-11-20 11:00:00.000000', ...more },
})

test('Counts the cash of a delivered package as collected, booked or not, and asks for the rest on delivery', () => {
  const cash = summariseCashCollections(
    [collection('CC-1', {}), collection('CC-2', { part: 'O-2' })],
    [came, coming],
  )
  expect(cash.unbooked).toEqual([{ name: 'CC-1', part: 'O-1', amount: 470_00 }])
  expect([...cash.due.keys()]).toEqual(['O-1', 'O-2'])
  const booked = collection('CC-0', { part: 'O-2', state: 'deposited', amount: 20_00 })
  expect([
    ...cashPaidByFulfilment(summariseCashCollections([collection('CC-1', {}), booked], [came, coming])),
  ]).toEqual([
    ['O-2', 20_00],
    ['O-1', 470_00],
  ])
})

test('Does not count later amounts as collected when the office says that nobody paid', () => {
  const given = { state: 'cancelled' as const, reason: 'Nobody paid', modified: '2026-11-20 18:00:00.123456' }
  const again = collection('CC-2', {})
  const cash = summariseCashCollections([collection('CC-1', given), again], [came])
  expect([cash.unbooked, cash.open, [...cash.due]]).toEqual([[], [again], []])
})

test('A package cancelled before delivery, or because it changed, does not count as paid', () => {
  const early = collection('CC-1', { state: 'cancelled', modified: '2026-11-20 11:59:59.999999' })
  const changed = collection('CC-0', {
    ...({ state: 'cancelled', reason: ORDER_CHANGED_REASON } as const),
    modified: '2026-11-20 18:00:00.000000',
  })
  const again = collection('CC-2', { amount: 50_00 })
  const { unbooked: handedOver } = summariseCashCollections([changed, early, again], [came])
  expect(handedOver).toEqual([{ name: 'CC-2', part: 'O-1', amount: 50_00 }])
})
