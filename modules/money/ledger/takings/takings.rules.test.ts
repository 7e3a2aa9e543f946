import { expect, test } from 'vitest'
import { findTakingsStart, summariseTakings, type MovementSum } from './get-takings.ts'

const moved = (day: string, more: Partial<MovementSum> = {}): MovementSum => ({
  ...{ day, kind: 'capture', purpose: 'gateway', party: 'Razorpay', amount: 50_000, count: 1 },
  ...more,
})

test('Every day is in the series, also one without takings', () => {
  const { days } = summariseTakings([moved('2026-11-20'), moved('2026-11-18')], '2026-11-20', 4)
  expect(days.map(({ day, in: amount }) => [day, amount])).toEqual([
    ['2026-11-17', 0],
    ['2026-11-18', 50_000],
    ['2026-11-19', 0],
    ['2026-11-20', 50_000],
  ])
})

test('Refunds do not reduce the takings', () => {
  const lines = [
    moved('2026-11-20', { count: 2 }),
    moved('2026-11-20', { kind: 'refund paid', amount: -20_000 }),
    moved('2026-11-20', { kind: 'reversal', purpose: 'cheques', party: '', amount: -1_000 }),
  ]
  const { days, month } = summariseTakings(lines, '2026-11-20', 1)
  expect(days[0]).toEqual({ day: '2026-11-20', in: 50_000, in_count: 2, refunded: 21_000, refund_count: 2 })
  expect(month).toEqual({ in: 50_000, in_count: 2, refunded: 21_000, refund_count: 2 })
})

test('The month is the current one, whatever days are in the series', () => {
  const { month, methods } = summariseTakings([moved('2026-10-31'), moved('2026-11-01')], '2026-11-02', 30)
  expect(month.in).toBe(50_000)
  expect(methods).toMatchObject([{ purpose: 'gateway', party: 'Razorpay', in: 50_000, refunded: 0 }])
})

test('Sorts the payment method with the highest takings first', () => {
  const lines = [
    moved('2026-11-20'),
    moved('2026-11-20', { purpose: 'cash', party: 'BS-00001', amount: 90_000 }),
  ]
  expect(summariseTakings(lines, '2026-11-20', 1).methods.map(({ purpose }) => purpose)).toEqual([
    'cash',
    'gateway',
  ])
})

test('Separates gateways, but not the holders of cash', () => {
  const cash = { kind: 'counter payment', purpose: 'cash' } as const
  const lines = [
    moved('2026-11-20', { ...cash, party: 'BS-00001' }),
    moved('2026-11-20', { ...cash, party: 'BS-00002' }),
    moved('2026-11-20'),
    moved('2026-11-20', { party: 'Stripe', amount: 100 }),
  ]
  const { methods } = summariseTakings(lines, '2026-11-20', 1)
  expect(methods.map(({ purpose, party, in: amount }) => [purpose, party, amount])).toEqual([
    ['cash', '', 100_000],
    ['gateway', 'Razorpay', 50_000],
    ['gateway', 'Stripe', 100],
  ])
})

test('Loads enough lines for the days and for the month', () => {
  expect(findTakingsStart('2026-11-20', 14)).toBe('2026-11-01')
  expect(findTakingsStart('2026-11-05', 14)).toBe('2026-10-23')
})
