import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventStates, nextShipmentState, shipmentState, type ReportedState } from './shipment.states.ts'

const reported = (status: ReportedState['status'], hour: number): ReportedState => ({
  status,
  at: `2026-11-22 ${String(hour).padStart(2, '0')}:00:00`,
})

test('The newest event wins, and a delivered shipment can only be returned', () => {
  expect(shipmentState([])).toBe('created')
  expect(shipmentState([reported('out for delivery', 9), reported('in transit', 7)])).toBe('out for delivery')
  expect(shipmentState([reported('failed', 9), reported('in transit', 12)])).toBe('in transit')
  expect(shipmentState([reported('delivered', 9), reported('in transit', 12)])).toBe('delivered')
  expect(shipmentState([reported('delivered', 9), reported('returned', 12)])).toBe('returned')
})

test('A returned or lost shipment stays so, whatever event follows', () => {
  expect(shipmentState([reported('returned', 9), reported('delivered', 12)])).toBe('returned')
  expect(shipmentState([reported('lost', 9), reported('in transit', 12)])).toBe('lost')
  expect(shipmentState([reported('failed', 9), reported('lost', 12), reported('failed', 13)])).toBe('lost')
})

test('A reported end state stays, even when a later event has an earlier time', () => {
  expect(nextShipmentState('lost', [reported('delivered', 9), reported('lost', 12)])).toBe('lost')
  expect(nextShipmentState('delivered', [reported('delivered', 9), reported('returned', 12)])).toBe(
    'returned',
  )
  expect(nextShipmentState('in transit', [reported('in transit', 9), reported('lost', 12)])).toBe('lost')
})

test('Carrier events in any order lead to the same state', () => {
  const event = fc.record({ status: fc.constantFrom(...eventStates), at: fc.constantFrom('1', '2', '3') })
  const history = fc.array(event, { maxLength: 8 })
  fc.assert(
    fc.property(
      history.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      ([events, shuffled]) => {
        expect(shipmentState(shuffled)).toBe(shipmentState(events))
      },
    ),
  )
})
