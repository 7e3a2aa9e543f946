import fc from 'fast-check'
import { expect, test } from 'vitest'
import { householdKinds, sumByKind, totalOf, type Movement } from './household-line.rules.ts'

const anyLine = fc.oneof(
  ...(
    [
      ['charged', fc.integer({ min: 1, max: 10_000_000 })],
      ['reduced', fc.integer({ min: -10_000_000, max: -1 })],
      ['paid', fc.integer({ min: -10_000_000, max: -1 })],
      ['refunded', fc.integer({ min: 1, max: 10_000_000 })],
      ['reversed', fc.integer({ min: -10_000_000, max: 10_000_000 })],
      ['added', fc.integer({ min: 1, max: 10_000_000 })],
      ['used', fc.integer({ min: -10_000_000, max: -1 })],
    ] as const satisfies readonly (readonly [Movement, fc.Arbitrary<number>])[]
  ).map(([movement, amount]) =>
    fc.record({ kind: fc.constantFrom(...householdKinds), movement: fc.constant(movement), amount }),
  ),
)

test('Sums equal the lines of their kind to the paisa, and each sum its parts', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
      const sums = sumByKind(lines)
      for (const { kind, charged, paid, refunded, net } of sums) {
        const own = lines.filter((line) => line.kind === kind)
        expect(net).toBe(own.reduce((sum, { amount }) => sum + amount, 0))
        expect(charged - paid + refunded).toBe(net)
      }
      const all = lines.reduce((sum, { amount }) => sum + amount, 0)
      expect(sums.reduce((sum, { net }) => sum + net, 0)).toBe(all)
    }),
  )
})

test('Credit, points and hours are not part of the total', () => {
  const sums = sumByKind([
    { kind: 'fees', movement: 'charged', amount: 100_50 },
    { kind: 'orders', movement: 'paid', amount: -40_00 },
    { kind: 'credit', movement: 'added', amount: 70_00 },
    { kind: 'points', movement: 'added', amount: 12 },
    { kind: 'hours', movement: 'added', amount: 90 },
  ])
  expect(totalOf(sums)).toEqual({ charged: 100_50, paid: 40_00, refunded: 0, net: 60_50 })
})

test('A reversed payment is no payment, and a failed refund no refund', () => {
  expect(
    sumByKind([
      { kind: 'fees', movement: 'paid', amount: -500 },
      { kind: 'fees', movement: 'reversed', amount: 500 },
      { kind: 'orders', movement: 'refunded', amount: 300 },
      { kind: 'orders', movement: 'reversed', amount: -300 },
    ]),
  ).toEqual([
    { kind: 'fees', charged: 0, paid: 0, refunded: 0, net: 0 },
    { kind: 'orders', charged: 0, paid: 0, refunded: 0, net: 0 },
  ])
})
