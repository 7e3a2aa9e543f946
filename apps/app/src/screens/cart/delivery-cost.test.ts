import { expect, test } from 'vitest'
import { broughtCount, deliveryCost, isDeliveryOpen, type Brought } from './delivery-cost.tsx'

const t = (id: string) => id
const costOf = (cart: Brought) => deliveryCost(cart, (amount) => `₹${amount}`, t)
const options = [
  { code: 'standard', kind: 'delivery' },
  { code: 'pickup:BRN-1', kind: 'pickup' },
  { code: 'digital', kind: 'digital' },
] as const
const cart = (postal_code: string | null, ...chosen: readonly (string | null)[]): Brought => ({
  postal_code,
  parcels: chosen.map((code) => ({ chosen: code, options })),
  totals: { delivery: 0, delivery_discount: 0 },
})
const paid = { delivery: 90, delivery_discount: 20 }

test('before a place is known delivery is neither free nor in the total, unless all of it is fetched', () => {
  const open = cart(null, 'pickup:BRN-1', null)
  expect([isDeliveryOpen(open), costOf(open)]).toEqual([true, 'cart.delivery_later'])
  const fetched = cart(null, 'pickup:BRN-1', 'digital')
  expect([isDeliveryOpen(fetched), costOf(fetched)]).toEqual([false, 'cart.free'])
})

test('at a known place delivery costs what it costs less what comes off, and nothing is said where nothing comes', () => {
  expect(costOf({ ...cart('600028', 'standard', null), totals: paid })).toBe('₹70')
  expect(costOf(cart('600028', 'standard'))).toBe('cart.free')
  expect(costOf(cart('797001', null))).toBeNull()
})

test('only what is brought is counted as delivered', () => {
  expect(broughtCount(cart('600028', 'standard', 'standard', 'pickup:BRN-1', 'digital', null))).toBe(2)
  expect(broughtCount(cart(null, 'pickup:BRN-1', null, 'digital'))).toBe(1)
})
