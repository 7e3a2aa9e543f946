import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTransitions, deriveOrderState } from './order.states.ts'
import {
  fulfilmentTransitions,
  fulfilmentStates,
  type FulfilmentState,
} from '../fulfilment/fulfilment.states.ts'

test.each<[FulfilmentState[], string]>([
  [['placed', 'shipped'], 'placed'],
  [['delivered', 'shipped'], 'shipped'],
  [['delivered', 'cancelled'], 'delivered'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['delivered', 'delivered'], 'delivered'],
])('Packages in states %j make the order %s', (fulfilments, state) => {
  expect(deriveOrderState(fulfilments, 'placed')).toBe(state)
})

test('A closed order stays closed', () => {
  expect(deriveOrderState(['delivered'], 'closed')).toBe('closed')
})

const moves = fc.array(fc.tuple(fc.nat(3), fc.nat(20)), { maxLength: 40 })

test('However the packages move, the order makes only its allowed transitions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), moves, (count, chosen) => {
      let fulfilments: FulfilmentState[] = Array.from({ length: count }, () => 'placed')
      let order = deriveOrderState(fulfilments, 'placed')
      for (const [at, choice] of chosen) {
        const from = fulfilments[at % count]
        const possible = fulfilmentTransitions.filter((move) => move.from === from && move.action !== 'Place')
        const next = fulfilmentStates.find((state) => state === possible[choice % possible.length]?.to)
        if (next === undefined) continue
        fulfilments = fulfilments.map((state, index) => (index === at % count ? next : state))
        const followed = deriveOrderState(fulfilments, order)
        if (followed !== order)
          expect(orderTransitions).toContainEqual(expect.objectContaining({ from: order, to: followed }))
        order = followed
      }
    }),
  )
})
