import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { clearPendingOrder, readPendingOrder, pendingOrderFor } from './use-checkout.ts'

const cart = {
  cart_token: 'token',
  version: 4,
  expected_total: 470,
  wallet_amount: 0,
  ...{ gift_card: '', gift_card_amount: 0, points: 0, points_amount: 0 },
  ...{ affiliate_code: 'TAMUBE47', affiliate_on: '2026-11-19' },
}

test('An unchanged cart reuses its idempotency key, a changed one gets another, and a placed one has none', () => {
  const store = memoryStore()
  const first = pendingOrderFor(cart, store)
  expect(pendingOrderFor(cart, store)).toEqual(first)
  expect(readPendingOrder(store)).toEqual(first)
  expect(pendingOrderFor({ ...cart, version: 5 }, store).idempotency_key).not.toBe(first.idempotency_key)
  const byWallet = pendingOrderFor({ ...cart, wallet_amount: 40 }, store)
  expect(byWallet.idempotency_key).not.toBe(first.idempotency_key)
  expect(readPendingOrder(store)).toEqual(byWallet)
  const byCard = pendingOrderFor({ ...cart, gift_card: 'PQRS', gift_card_amount: 40 }, store)
  expect(byCard.idempotency_key).not.toBe(byWallet.idempotency_key)
  expect(readPendingOrder(store)).toEqual(byCard)
  const byPoints = pendingOrderFor({ ...cart, points: 80, points_amount: 40 }, store)
  expect(byPoints.idempotency_key).not.toBe(byCard.idempotency_key)
  expect(readPendingOrder(store)).toEqual(byPoints)
  clearPendingOrder(store)
  expect(readPendingOrder(store)).toBeNull()
})
