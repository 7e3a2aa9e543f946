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

test('Returns no attempt when nobody tried to pay', () => expect(chooseIds([])).toEqual([null, []]))

test('A captured attempt wins over a declined one', () =>
  expect(
    chooseIds([attempt('a', { state: 'failed' }), attempt('b'), attempt('c', { state: 'failed' })]),
  ).toEqual(['b', []]))

test('The later of two declined attempts wins', () =>
  expect(chooseIds([attempt('a', { state: 'failed' }), attempt('b', { state: 'failed' })])).toEqual([
    'b',
    [],
  ]))

test('The later of a declined and a pending attempt wins', () => {
  const [declined, begun] = [attempt('a', { state: 'failed' }), attempt('b', { state: 'created' })]
  expect(chooseIds([declined, begun])).toEqual(['b', []])
  expect(chooseIds([begun, declined])).toEqual(['a', []])
})

test('The right amount wins over another, which is then an excess', () =>
  expect(chooseIds([attempt('a', { amount: 90 }), attempt('b'), attempt('c', { currency: 'USD' })])).toEqual([
    'b',
    ['a', 'c'],
  ]))

test('The booked attempt stays the chosen one, whatever follows', () =>
  expect(chooseIds([attempt('a', { amount: 90 }), attempt('b')], 'a')).toEqual(['a', ['b']]))

test('A declined attempt gives way to the next one', () =>
  expect(chooseIds([attempt('a', { state: 'failed' }), attempt('b')], 'a')).toEqual(['b', []]))
