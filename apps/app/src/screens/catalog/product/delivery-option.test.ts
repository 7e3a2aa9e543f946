import { expect, test } from 'vitest'
import { deliveryOption } from '../catalog-calls.ts'

test('what may be fetched although its seller does not deliver there is not brought', () => {
  expect(deliveryOption({ is_served: 1, reason: null })).toBe('brought')
  expect(deliveryOption({ is_served: 1, reason: 'not_by_seller' })).toBe('fetched')
  expect(deliveryOption({ is_served: 0, reason: 'not_by_seller' })).toBe('none')
})
