import { expect, test } from 'vitest'
import { deliveryCount, deliveryCost, isDeliveryOpen, type DeliveryCart } from './delivery-cost.tsx'

const t = (id: string) => id
const costOf = (cart: DeliveryCart) => deliveryCost(cart, (amount) => `₹${amount}`, t)
const options = [
  { code: 'standard', kind: 'delivery' },
  { code: 'pickup:BRN-1', kind: 'pickup' },
  { code: 'digital', kind: 'digital' },
] as const
const cart = (postal_code: string | null, ...chosen: readonly (string | null)[]): DeliveryCart => ({
  postal_code,
  fulfilments: chosen.map((code) => ({ chosen: code, options })),
  totals: { delivery: 0, delivery_discount: 0 },
})
const paid = { delivery: 90, delivery_discount: 20 }

test('Before a place is known, delivery is neither free nor in the total, unless every item is picked up', () => {
  const open = cart(null, 'pickup:BRN-1', null)
  expect([isDeliveryOpen(open), costOf(open)]).toEqual([true, 'cart.delivery_later'])
  const fetched = cart(null, 'pickup:BRN-1', 'digital')
  expect([isDeliveryOpen(fetched), costOf(fetched)]).toEqual([false, 'cart.free'])
})

test('At a known place the delivery charge is net of discounts, and hidden when nothing is delivered', () => {
  expect(costOf({ ...cart('600028', 'standard', null), totals: paid })).toBe('₹70')
  expect(costOf(cart('600028', 'standard'))).toBe('cart.free')
  expect(costOf(cart('797001', null))).toBeNull()
})

test('Only delivered items count as delivered', () => {
  expect(deliveryCount(cart('600028', 'standard', 'standard', 'pickup:BRN-1', 'digital', null))).toBe(2)
  expect(deliveryCount(cart(null, 'pickup:BRN-1', null, 'digital'))).toBe(1)
})
