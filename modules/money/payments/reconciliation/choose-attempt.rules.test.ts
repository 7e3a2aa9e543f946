import { expect, test } from 'vitest'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { chooseAttempts } from './reconciliation.rules.ts'

const attempt = (id: string, rest: Partial<GatewayPayment> = {}): GatewayPayment => ({
  ...{ id, state: 'captured', amount: 100, currency: 'INR', method: 'upi' },
  ...{ refunded: 0, fee: null, error: null, ...rest },
})
const chooseIds = (payments: readonly GatewayPayment[], ownId: string | null = null) => {
  const expected = { amount: 100, currency: 'INR', gateway_payment: ownId }
  const { main, extras } = chooseAttempts({ order: 'o', payments, refunds: [], disputes: [] }, expected)
  return [main?.id ?? null, extras.map(({ id }) => id)]
}

test('nobody tried', () => expect(chooseIds([])).toEqual([null, []]))

test('what was taken counts before what was declined', () =>
  expect(
    chooseIds([attempt('a', { state: 'failed' }), attempt('b'), attempt('c', { state: 'failed' })]),
  ).toEqual(['b', []]))

test('of two that were declined the later one counts', () =>
  expect(chooseIds([attempt('a', { state: 'failed' }), attempt('b', { state: 'failed' })])).toEqual([
    'b',
    [],
  ]))

test('of one that was declined and one that the bank still has, the later one counts', () => {
  const [declined, begun] = [attempt('a', { state: 'failed' }), attempt('b', { state: 'created' })]
  expect(chooseIds([declined, begun])).toEqual(['b', []])
  expect(chooseIds([begun, declined])).toEqual(['a', []])
})

test('the right amount counts before another one, which is then too much', () =>
  expect(chooseIds([attempt('a', { amount: 90 }), attempt('b'), attempt('c', { currency: 'USD' })])).toEqual([
    'b',
    ['a', 'c'],
  ]))

test('what is booked stays the one, whatever comes after it', () =>
  expect(chooseIds([attempt('a', { amount: 90 }), attempt('b')], 'a')).toEqual(['a', ['b']]))

test('a declined attempt gives way to the next', () =>
  expect(chooseIds([attempt('a', { state: 'failed' }), attempt('b')], 'a')).toEqual(['b', []]))
