import { expect, test } from 'vitest'
import { deliveryOption } from '../catalog-calls.ts'

test('A product that can be picked up but not delivered to the place does not count as delivered', () => {
  expect(deliveryOption({ is_served: 1, reason: null })).toBe('delivery')
  expect(deliveryOption({ is_served: 1, reason: 'not_by_seller' })).toBe('pickup')
  expect(deliveryOption({ is_served: 0, reason: 'not_by_seller' })).toBe('none')
})
