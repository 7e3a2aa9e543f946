import { expect, test } from 'vitest'
import { headOf, returnBadge } from './order-labels.ts'

const money = { paid: 0, returned: 0, refund_due: 0, unallocated_paid: 0, unallocated_refunded: 0 }
const bare = { ...money, returns: [] }
const fulfilment = (state: Parameters<typeof headOf>[0]['fulfilments'][number]['state'], left = 1) => ({
  state,
  lines: [{ left }],
})

test('The headline of an order follows its state', () => {
  const heads = (['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const).map((state) =>
    headOf({ ...bare, state, fulfilments: [fulfilment(state)] }),
  )
  const states = ['placed', 'packed', 'shipped', 'delivered', 'cancelled']
  expect(heads).toEqual(states.map((state) => `orders.head_${state}`))
})

test('The headline of several packages says which of them is further along', () => {
  const placed = { ...bare, state: 'placed' as const }
  expect(headOf({ ...placed, fulfilments: [fulfilment('shipped'), fulfilment('placed')] })).toBe(
    'orders.head_part_shipped',
  )
  expect(headOf({ ...placed, fulfilments: [fulfilment('delivered'), fulfilment('placed')] })).toBe(
    'orders.head_part_delivered',
  )
  const rest = {
    ...bare,
    state: 'shipped' as const,
    fulfilments: [fulfilment('cancelled', 0), fulfilment('shipped')],
  }
  expect(headOf(rest)).toBe('orders.head_shipped')
})

test('An undelivered order says so and whether it is refunded', () => {
  const undelivered = (state: 'returned' | 'lost') => ({
    ...{
      ...bare,
      state: 'cancelled' as const,
      fulfilments: [fulfilment('cancelled', 0), fulfilment(state, 0)],
    },
  })
  expect(headOf(undelivered('returned'))).toBe('orders.head_undelivered')
  expect(headOf({ ...undelivered('returned'), paid: 270, returned: 270 })).toBe(
    'orders.head_undelivered_back',
  )
  expect(headOf(undelivered('lost'))).toBe('orders.head_lost')
})

test('The headline shows a cancelled order with its refund and a fully returned one', () => {
  const cancelled = { ...bare, state: 'cancelled' as const, fulfilments: [fulfilment('cancelled', 0)] }
  expect(headOf({ ...cancelled, unallocated_paid: 270 })).toBe('orders.head_cancelled')
  expect(headOf({ ...cancelled, paid: 270, returned: 270 })).toBe('orders.head_cancelled_back')
  const delivered = {
    ...bare,
    state: 'delivered' as const,
    returns: [{ state: 'refunded' as const, carried_amount: 0 }],
  }
  expect(headOf({ ...delivered, fulfilments: [fulfilment('delivered', 1)] })).toBe('orders.head_delivered')
  expect(headOf({ ...delivered, fulfilments: [fulfilment('delivered', 0)] })).toBe('orders.head_paid_back')
})

test('A return counts as refunded once no manual refund is open', () => {
  expect(returnBadge('refunded', 80).label).toBe('orders.return_owed')
  expect(returnBadge('refunded', 0).label).toBe('orders.return_refunded')
  expect(returnBadge('received', 80).label).toBe('orders.return_received')
})
