import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf, followShare, lostCommission, soldSharesIn } from './sold-share.rules.ts'

test('A commission is rounded down to the paisa and is never more than its sale', () => {
  expect(commissionOf(333_33, 7.5)).toBe(24_99)
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const commission = commissionOf(amount, hundredths / 100)
      expect(commission).toBeLessThanOrEqual(amount)
      expect(commission).toBeGreaterThanOrEqual(0)
    }),
  )
})

const part = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), percent: fc.nat(100) })

test('Returns take back between nothing and all of a commission, and never less for more returned items', () => {
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sold, one, other) => {
        const parts = sold.map(({ amount, percent }, place) => ({
          ...{ key: String(place), amount, commission: commissionOf(amount, percent) },
        }))
        const lostAt = (share: number) =>
          lostCommission(
            parts,
            parts.map(({ key, amount }) => ({ key, remaining: Math.floor(amount * share) })),
          )
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(lostAt(1)).toBe(0)
        expect(lostAt(0)).toBe(parts.reduce((sum, { commission }) => sum + commission, 0))
        expect(lostAt(less)).toBeGreaterThanOrEqual(lostAt(more))
      },
    ),
  )
})

test('A sold item that is missing counts as returned', () => {
  expect(lostCommission([{ key: 'a', amount: 100, commission: 10 }], [])).toBe(10)
})

test('Stored parts are read back, and anything else is skipped', () => {
  const parts = [{ key: 'a', amount: 100, commission: 10 }]
  expect(soldSharesIn(JSON.stringify([...parts, { key: 1 }, null]))).toEqual(parts)
  expect(soldSharesIn('{}')).toEqual([])
})

test('A held share follows the return window, and a confirmed one only loses returned items', () => {
  const parts = JSON.stringify([{ key: 'a', amount: 100, commission: 10 }])
  const held = { state: 'pending', amount: 10, reversed_amount: 0, confirmed_on: null, final_on: null, parts }
  const all = [{ key: 'a', remaining: 100 }]
  expect(followShare(held, { finalOn: null, items: all })).toBeNull()
  expect(followShare(held, { finalOn: '2026-12-08', items: all })).toEqual({
    lost: 0,
    values: { reversed_amount: 0, state: 'pending', final_on: '2026-12-08' },
  })
  const confirmed = { ...held, state: 'confirmed', confirmed_on: '2026-12-08', final_on: '2026-12-08' }
  expect(followShare(confirmed, { finalOn: '2027-01-01', items: all })).toBeNull()
  expect(followShare(confirmed, { finalOn: null, items: [{ key: 'a', remaining: 50 }] })).toEqual({
    lost: 5,
    values: { reversed_amount: 5, state: 'confirmed', final_on: '2026-12-08' },
  })
  expect(followShare(confirmed, { finalOn: null, items: [] })?.values.state).toBe('reversed')
  expect(followShare({ ...confirmed, reversed_amount: 10 }, { finalOn: null, items: [] })).toBeNull()
})
