import { expect, test } from 'vitest'
import { barsOf, chartHeight, chartWidth } from './takings.tsx'

const day = (received: number, returned = 0) => ({
  ...{ day: '2026-11-20', in: received, in_count: 1, refunded: returned, refund_count: 0 },
})

const within = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  x >= 0 && y >= 0 && height > 0 && x + width <= chartWidth && y + height <= chartHeight + 1e-9

test('Every bar stays inside the chart for any values', () => {
  const rows = [
    [day(0), day(0)],
    [day(1), day(1_000_000)],
    [day(100, 300), day(0, 1)],
    [day(0, 5), day(0)],
  ]
  for (const days of rows) {
    const { bars } = barsOf(days)
    expect(bars.every(({ received }) => within(received))).toBe(true)
    expect(bars.every(({ returned }) => returned === null || within(returned))).toBe(true)
  }
})

test('Refunds are drawn below the baseline and receipts above it', () => {
  const { base, bars } = barsOf([day(300, 100)])
  expect(base).toBeCloseTo(120)
  expect(bars).toMatchObject([{ received: { y: 0, height: 120 }, returned: { y: 120, height: 40 } }])
})
