import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipmentStates } from '#store/shipping'
import { parcelMoves, parcelStates, type ParcelState } from './parcel-states.ts'
import { nextOnItsWay, tellingShipments } from './parcel-way.ts'

test('a parcel follows its shipments: a second carrier may bring what the first could not', () => {
  expect(nextOnItsWay('packed', ['created'])).toBeNull()
  expect(nextOnItsWay('packed', ['in transit'])).toBe('shipped')
  expect(nextOnItsWay('shipped', ['failed'])).toBeNull()
  expect(nextOnItsWay('shipped', ['delivered'])).toBe('delivered')
  expect(nextOnItsWay('shipped', ['returned', 'created'])).toBeNull()
  expect(nextOnItsWay('shipped', ['returned', 'delivered'])).toBe('delivered')
  expect(nextOnItsWay('shipped', ['lost', 'returned'])).toBe('returned')
  expect(nextOnItsWay('shipped', ['lost'])).toBe('lost')
  expect(nextOnItsWay('delivered', ['returned'])).toBeNull()
})

test('whatever is told, a parcel goes only where its moves lead, and comes to rest', () => {
  const told = fc.array(fc.constantFrom(...shipmentStates), { maxLength: 4 })
  fc.assert(
    fc.property(fc.constantFrom(...parcelStates), told, (start, states) => {
      let state: ParcelState = start
      for (let step = 0; step < 3; step += 1) {
        const next = nextOnItsWay(state, states)
        if (next === null) return
        expect(parcelMoves).toContainEqual(expect.objectContaining({ from: state, to: next }))
        state = next
      }
      expect(nextOnItsWay(state, states)).toBeNull()
    }),
  )
})

test('what brought a parcel only by mistake tells of it no more, what was told after that does', () => {
  const mistaken = { state: 'delivered', delivered_at: '2026-07-01 10:00:00' } as const
  const later = { state: 'delivered', delivered_at: '2026-07-02 09:00:00' } as const
  const open = { state: 'created', delivered_at: null } as const
  expect(tellingShipments([open, mistaken], '2026-07-01 12:00:00')).toEqual([open])
  expect(tellingShipments([later, mistaken], '2026-07-01 12:00:00')).toEqual([later])
  expect(tellingShipments([mistaken], null)).toEqual([mistaken])
})
