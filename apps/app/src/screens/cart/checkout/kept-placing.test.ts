import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/memory-store.ts'
import { forgetPlacing, keptPlacing, placingOf } from './kept-placing.ts'

const cart = { cart_token: 'token', version: 4, expected_total: 470 }

test('the same cart is sent under the same key, another one under another, and none when it is done', () => {
  const store = memoryStore()
  const first = placingOf(cart, store)
  expect(placingOf(cart, store)).toEqual(first)
  expect(keptPlacing(store)).toEqual(first)
  expect(placingOf({ ...cart, version: 5 }, store).idempotency_key).not.toBe(first.idempotency_key)
  forgetPlacing(store)
  expect(keptPlacing(store)).toBeNull()
})
