import { expect, test } from 'vitest'
import type { TicketOffer } from '../event-calls.ts'
import { sumOf, availabilityFor } from './registration-sum.tsx'

const offer = (label: string, price: number, seats_per_ticket = 1): TicketOffer => ({
  ...{ label, price, seats_per_ticket, left: null, min_age: null, max_age: null },
})
const offers = [offer('Adult', 100.1), offer('Child', 50.2), offer('Mat', 350, 5)]
const people = (...tickets: string[]) => tickets.map((ticket_type) => ({ ticket_type }))

test('Every ticket type has its line, and the total is exact to the paisa', () => {
  expect(sumOf(people('Adult', 'Child', 'Adult'), offers, 0)).toEqual({
    lines: [
      { label: 'Adult', count: 2, amount: 200.2 },
      { label: 'Child', count: 1, amount: 50.2 },
    ],
    total: 250.4,
    seats: 3,
  })
})

test('A family ticket is paid once and takes all of its seats, and two are paid twice', () => {
  expect(sumOf(people('Mat', ''), offers, 0)).toMatchObject({ total: 350, seats: 6 })
  expect(sumOf(people('Mat', 'Mat'), offers, 0)).toMatchObject({ total: 700, seats: 10 })
})

test('An event without ticket types has one price', () => {
  expect(sumOf(people('', ''), [], 20)).toEqual({
    lines: [{ label: '', count: 2, amount: 40 }],
    total: 40,
    seats: 2,
  })
})

const open = { state: 'open', left: 3, has_waitlist: 1 } as const

test('Attendees who fit may register, and a larger group gets the waiting list or a notice', () => {
  expect(availabilityFor(open, 3)).toEqual({ kind: 'register' })
  expect(availabilityFor({ ...open, left: null, has_waitlist: 0 }, 300)).toEqual({ kind: 'register' })
  expect(availabilityFor(open, 4)).toEqual({ kind: 'waitlist', left: 3 })
  expect(availabilityFor({ ...open, has_waitlist: 0 }, 4)).toEqual({ kind: 'too many', left: 3 })
})

test('While the waiting list is not empty, everyone else joins its end', () => {
  expect(availabilityFor({ ...open, state: 'waitlist', left: 0 }, 1)).toEqual({ kind: 'waitlist', left: 0 })
})

test('Nobody registers for a full, closed, past or external event', () => {
  for (const state of ['full', 'closed', 'over', 'external'] as const)
    expect(availabilityFor({ ...open, state }, 1)).toEqual({ kind: 'shut' })
})
