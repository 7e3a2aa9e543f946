import { expect, test } from 'vitest'
import { orderKey } from './order-access.ts'

test('An order name opens for its owner, and any other key is a token', () => {
  expect(orderKey('ORD-2026-000012')).toEqual({ name: 'ORD-2026-000012', token: null })
  const token = 'ORD-uuJ3k0dQ3y0F9s8kq1w2e3r4t5y6u7i8o9p0a1s'
  expect(orderKey(token)).toEqual({ name: null, token })
})
