import { expect, test } from 'vitest'
import { deliveryWay } from './delivery-way.ts'

test('what may be fetched although its seller does not deliver there is not brought', () => {
  expect(deliveryWay({ is_served: 1, reason: null })).toBe('brought')
  expect(deliveryWay({ is_served: 1, reason: 'not_by_seller' })).toBe('fetched')
  expect(deliveryWay({ is_served: 0, reason: 'not_by_seller' })).toBe('none')
})
