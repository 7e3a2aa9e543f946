import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipmentStates } from '#store/shipping'
import {
  fulfilmentTransitions,
  fulfilmentStates,
  type FulfilmentState,
  nextTrackedState,
  relevantShipments,
} from './fulfilment.states.ts'

test('A package follows its shipments: a second carrier may deliver after the first failed', () => {
  expect(nextTrackedState('packed', ['created'])).toBeNull()
  expect(nextTrackedState('packed', ['in transit'])).toBe('shipped')
  expect(nextTrackedState('shipped', ['failed'])).toBeNull()
  expect(nextTrackedState('shipped', ['delivered'])).toBe('delivered')
  expect(nextTrackedState('shipped', ['returned', 'created'])).toBeNull()
  expect(nextTrackedState('shipped', ['returned', 'delivered'])).toBe('delivered')
  expect(nextTrackedState('shipped', ['lost', 'returned'])).toBe('returned')
  expect(nextTrackedState('shipped', ['lost'])).toBe('lost')
  expect(nextTrackedState('delivered', ['returned'])).toBeNull()
})

test('Whatever events arrive, a package makes only allowed transitions and reaches an end', () => {
  const reportedStates = fc.array(fc.constantFrom(...shipmentStates), { maxLength: 4 })
  fc.assert(
    fc.property(fc.constantFrom(...fulfilmentStates), reportedStates, (start, states) => {
      let state: FulfilmentState = start
      for (let step = 0; step < 3; step += 1) {
        const next = nextTrackedState(state, states)
        if (next === null) return
        expect(fulfilmentTransitions).toContainEqual(expect.objectContaining({ from: state, to: next }))
        state = next
      }
      expect(nextTrackedState(state, states)).toBeNull()
    }),
  )
})

test('Ignores earlier events of a shipment linked by mistake, and applies the later ones', () => {
  const mistaken = { state: 'delivered', delivered_at: '2026-07-01 10:00:00' } as const
  const later = { state: 'delivered', delivered_at: '2026-07-02 09:00:00' } as const
  const open = { state: 'created', delivered_at: null } as const
  expect(relevantShipments([open, mistaken], '2026-07-01 12:00:00')).toEqual([open])
  expect(relevantShipments([later, mistaken], '2026-07-01 12:00:00')).toEqual([later])
  expect(relevantShipments([mistaken], null)).toEqual([mistaken])
})
