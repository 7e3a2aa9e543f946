import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderMoves } from './order-states.ts'
import { parcelMoves, parcelStates, type ParcelState } from './parcel-states.ts'
import { stateOfOrder } from './state-of-order.ts'

test.each<[ParcelState[], string]>([
  [['placed', 'shipped'], 'placed'],
  [['delivered', 'shipped'], 'shipped'],
  [['delivered', 'cancelled'], 'delivered'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['delivered', 'delivered'], 'delivered'],
])('parcels that are %j make an order that is %s', (parcels, state) => {
  expect(stateOfOrder(parcels, 'placed')).toBe(state)
})

test('an order that was closed stays closed', () => {
  expect(stateOfOrder(['delivered'], 'closed')).toBe('closed')
})

const moves = fc.array(fc.tuple(fc.nat(3), fc.nat(20)), { maxLength: 40 })

test('however the parcels move, the order only takes moves of its own table', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), moves, (count, taken) => {
      let parcels: ParcelState[] = Array.from({ length: count }, () => 'placed')
      let order = stateOfOrder(parcels, 'placed')
      for (const [at, choice] of taken) {
        const from = parcels[at % count]
        const possible = parcelMoves.filter((move) => move.from === from && move.action !== 'Place')
        const next = parcelStates.find((state) => state === possible[choice % possible.length]?.to)
        if (next === undefined) continue
        parcels = parcels.map((state, index) => (index === at % count ? next : state))
        const followed = stateOfOrder(parcels, order)
        if (followed !== order)
          expect(orderMoves).toContainEqual(expect.objectContaining({ from: order, to: followed }))
        order = followed
      }
    }),
  )
})
