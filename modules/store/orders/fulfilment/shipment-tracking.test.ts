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

test('a parcel follows its shipments: a second carrier may bring what the first could not', () => {
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

test('whatever is told, a parcel goes only where its moves lead, and comes to rest', () => {
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

test('what brought a parcel only by mistake tells of it no more, what was told after that does', () => {
  const mistaken = { state: 'delivered', delivered_at: '2026-07-01 10:00:00' } as const
  const later = { state: 'delivered', delivered_at: '2026-07-02 09:00:00' } as const
  const open = { state: 'created', delivered_at: null } as const
  expect(relevantShipments([open, mistaken], '2026-07-01 12:00:00')).toEqual([open])
  expect(relevantShipments([later, mistaken], '2026-07-01 12:00:00')).toEqual([later])
  expect(relevantShipments([mistaken], null)).toEqual([mistaken])
})
