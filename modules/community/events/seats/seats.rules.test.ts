import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countTickets,
  subtractSeats,
  noSeats,
  seatsLeft,
  findShortage,
  needsMoreSeats,
  ticketsLeft,
  type SeatAvailability,
} from './seats.rules.ts'

const adult = {
  label: 'Adult',
  price: 20_000,
  seats_per_ticket: 1,
  capacity: null,
  min_age: 16,
  max_age: null,
}
const family = { ...adult, label: 'Family', price: 55_000, seats_per_ticket: 4, capacity: 2 }
const event: SeatAvailability = {
  ...{ capacity: 10, occupied: 0, waiting: 0, tickets: {} },
  ticket_types: [adult, family],
}

const coming = (...labels: readonly string[]) =>
  labels.map((ticket_type) => ({ ticket_type, is_cancelled: 0 as const }))
const count = (...labels: readonly string[]) =>
  countTickets(coming(...labels), { ticket_types: event.ticket_types, price: null })

test('A family ticket takes its four seats and is paid once', () => {
  expect(count('Family')).toEqual({ seats: 4, tickets: { Family: 1 }, amount: 55_000 })
  expect(count('Adult', 'Family', 'Adult')).toEqual({
    ...{ seats: 6, amount: 95_000 },
    tickets: { Adult: 2, Family: 1 },
  })
})

test('An event without ticket types takes one seat and its price per person', () => {
  const plain = { ticket_types: [], price: 15_000 }
  expect(countTickets(coming('', ''), plain)).toEqual({ seats: 2, tickets: {}, amount: 30_000 })
  expect(countTickets(coming(''), { ...plain, price: null })).toMatchObject({ amount: 0 })
})

test('A cancelled attendee takes neither seat nor ticket', () => {
  const withCancelled = [...coming('Adult'), { ticket_type: 'Family', is_cancelled: 1 as const }]
  expect(countTickets(withCancelled, { ticket_types: event.ticket_types, price: null })).toEqual(
    count('Adult'),
  )
})

test('Availability is bounded by event and ticket type, and never below zero', () => {
  expect(seatsLeft({ capacity: 5, occupied: 8 })).toBe(0)
  expect(seatsLeft({ capacity: null, occupied: 8 })).toBeNull()
  expect(ticketsLeft({ ...event, occupied: 7 }, family)).toBe(0)
  expect(ticketsLeft({ ...event, occupied: 4, tickets: { Family: 1 } }, family)).toBe(1)
  expect(ticketsLeft({ ...event, capacity: null }, adult)).toBeNull()
})

test('A refusal names the shortage: seats or a ticket type', () => {
  expect(findShortage({ ...event, occupied: 9 }, count('Adult'))).toBeNull()
  expect(findShortage({ ...event, occupied: 9 }, count('Family'))).toEqual({ kind: 'seats', left: 1 })
  expect(findShortage({ ...event, tickets: { Family: 2 } }, count('Family'))).toEqual({
    ...{ kind: 'tickets', label: 'Family', left: 0 },
  })
})

const labels = fc.array(fc.constantFrom('Adult', 'Family'), { minLength: 0, maxLength: 12 })

test('Taking and releasing seats in any order never exceeds capacity', () => {
  fc.assert(
    fc.property(fc.array(labels, { maxLength: 30 }), (families) => {
      let now = event
      for (const wanted of families.map((one) => count(...one))) {
        if (findShortage(now, wanted) !== null) continue
        const tickets = subtractSeats(
          { seats: now.occupied + wanted.seats, tickets: sum(now.tickets, wanted.tickets) },
          noSeats,
        )
        now = { ...now, occupied: tickets.seats, tickets: tickets.tickets }
      }
      expect(now.occupied).toBeLessThanOrEqual(10)
      expect(now.tickets['Family'] ?? 0).toBeLessThanOrEqual(2)
    }),
  )
})

test('The difference of two registrations is positive exactly where the second takes more', () => {
  fc.assert(
    fc.property(labels, labels, (before, after) => {
      const more = subtractSeats(count(...after), count(...before))
      expect(more.seats).toBe(count(...after).seats - count(...before).seats)
      expect(needsMoreSeats(subtractSeats(count(...before), count(...before)))).toBe(false)
      expect(needsMoreSeats(more) || needsMoreSeats(subtractSeats(count(...before), count(...after)))).toBe(
        before.toSorted().join() !== after.toSorted().join(),
      )
    }),
  )
})

function sum(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...keys].map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]))
}
