import { expect, test } from 'vitest'
import type { ViewedPayment } from '../providers/gateway.ts'
import { readAttempts } from './choose-attempt.ts'

const attempt = (id: string, rest: Partial<ViewedPayment> = {}): ViewedPayment => ({
  ...{ id, state: 'captured', amount: 100, currency: 'INR', method: 'upi' },
  ...{ refunded: 0, fee: null, error: null, ...rest },
})
const read = (payments: readonly ViewedPayment[], ours: string | null = null) => {
  const wanted = { amount: 100, currency: 'INR', gateway_payment: ours }
  const { main, extras } = readAttempts({ order: 'o', payments, refunds: [], disputes: [] }, wanted)
  return [main?.id ?? null, extras.map(({ id }) => id)]
}

test('nobody tried', () => expect(read([])).toEqual([null, []]))

test('what was taken counts before what was declined', () =>
  expect(read([attempt('a', { state: 'failed' }), attempt('b'), attempt('c', { state: 'failed' })])).toEqual([
    'b',
    [],
  ]))

test('of two that were declined the later one counts', () =>
  expect(read([attempt('a', { state: 'failed' }), attempt('b', { state: 'failed' })])).toEqual(['b', []]))

test('of one that was declined and one that the bank still has, the later one counts', () => {
  const [declined, begun] = [attempt('a', { state: 'failed' }), attempt('b', { state: 'created' })]
  expect(read([declined, begun])).toEqual(['b', []])
  expect(read([begun, declined])).toEqual(['a', []])
})

test('the right amount counts before another one, which is then too much', () =>
  expect(read([attempt('a', { amount: 90 }), attempt('b'), attempt('c', { currency: 'USD' })])).toEqual([
    'b',
    ['a', 'c'],
  ]))

test('what is booked stays the one, whatever comes after it', () =>
  expect(read([attempt('a', { amount: 90 }), attempt('b')], 'a')).toEqual(['a', ['b']]))

test('a declined attempt gives way to the next', () =>
  expect(read([attempt('a', { state: 'failed' }), attempt('b')], 'a')).toEqual(['b', []]))
