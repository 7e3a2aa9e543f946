import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashParts } from './cash-parts.ts'
import { isGone, parcelStates } from './parcel-states.ts'

const none = new Map<string, number>()

test('each parcel is paid at its own door, and what was collected with it is not asked for again', () => {
  const pots = { name: 'O-1', state: 'shipped' as const, total: 470_00, credited_amount: null }
  const cloths = { name: 'O-2', state: 'placed' as const, total: 450_00, credited_amount: 0 }
  expect([...cashParts(920_00, [pots, cloths], none)]).toEqual([
    ['O-1', 470_00],
    ['O-2', 450_00],
  ])
  const rest = cashParts(450_00, [pots, cloths], new Map([['O-1', 470_00]]))
  expect([...rest]).toEqual([['O-2', 450_00]])
  const lost = { ...pots, state: 'lost' as const, credited_amount: 470_00 }
  expect([...cashParts(450_00, [lost, cloths], none)]).toEqual([['O-2', 450_00]])
})

test('the parts add up to what is owed as long as anything comes', () => {
  const amount = fc.integer({ min: 0, max: 1000 })
  const parcel = fc.record({
    state: fc.constantFrom(...parcelStates),
    total: amount,
    credited_amount: fc.option(amount),
    collected: amount,
  })
  fc.assert(
    fc.property(amount, fc.array(parcel, { maxLength: 5 }), (owed, made) => {
      const parcels = made.map((one, at) => ({ ...one, name: String(at) }))
      const collected = new Map(parcels.map((one) => [one.name, one.collected]))
      const parts = [...cashParts(owed, parcels, collected).values()]
      const isComing = parcels.some(({ state }) => !isGone(state))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isComing ? owed : 0)
      expect(parts.every((part) => part > 0)).toBe(true)
    }),
  )
})
