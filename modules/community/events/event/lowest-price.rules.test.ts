import { expect, test } from 'vitest'
import { type SeatAvailability, lowestPrice } from '../seats/seats.rules.ts'

const ticket = { seats_per_ticket: 1, capacity: null, min_age: null, max_age: null }
const child = { ...ticket, label: 'Child', price: 50_00, capacity: 2 }
const adult = { ...ticket, label: 'Adult', price: 100_00 }
const family = { ...ticket, label: 'Family', price: 20_00, seats_per_ticket: 4 }

const places = (more: Partial<SeatAvailability>): SeatAvailability => ({
  ...{ capacity: null, ticket_types: [adult, child], occupied: 0, waiting: 0, tickets: {} },
  ...more,
})

test('The lowest price is that of the cheapest available ticket', () => {
  expect(lowestPrice(places({}))).toBe(50_00)
  expect(lowestPrice(places({ occupied: 2, tickets: { Child: 2 } }))).toBe(100_00)
})

test('Ignores a ticket for more people than there are seats left', () => {
  const few = { ticket_types: [family, adult], capacity: 10, occupied: 7 }
  expect(lowestPrice(places({ ...few, occupied: 6 }))).toBe(20_00)
  expect(lowestPrice(places(few))).toBe(100_00)
})

test('A free ticket makes the event free, and an event without ticket types keeps its own price', () => {
  expect(lowestPrice(places({ ticket_types: [adult, { ...child, price: 0 }] }))).toBe(0)
  expect(lowestPrice(places({ ticket_types: [] }))).toBeNull()
})

test('A sold-out event shows the lowest price of all its tickets', () => {
  expect(lowestPrice(places({ capacity: 5, occupied: 5 }))).toBe(50_00)
})
