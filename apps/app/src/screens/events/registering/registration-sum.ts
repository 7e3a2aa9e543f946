import { toDecimal, toMinorUnits } from '#meta'
import type { EventPlaces, TicketOffer } from '../event-places.ts'
import type { AttendeeAnswers } from './registration-answers.ts'

export interface SumLine {
  /** '' for the one price of an event without kinds of tickets. */
  label: string
  /** Tickets. */
  count: number
  /** Decimal, of all of them. */
  amount: number
}

export interface RegistrationSum {
  lines: SumLine[]
  /** Decimal. */
  total: number
  /** A family ticket takes a seat for each person whom it admits. */
  seats: number
}

interface Chosen {
  ticket: Pick<TicketOffer, 'label' | 'price' | 'seats_per_ticket'>
  tickets: number
}

const amountOf = (chosen: Chosen): number => (toMinorUnits(chosen.ticket.price) ?? 0) * chosen.tickets

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** What is taken and what it costs. Whoever has not chosen a ticket yet counts for one seat. */
export function sumOf(
  attendees: readonly Pick<AttendeeAnswers, 'ticket_type'>[],
  offers: readonly TicketOffer[],
  price: number,
): RegistrationSum {
  const kinds = offers.length > 0 ? offers : [{ label: '', price, seats_per_ticket: 1 }]
  const chosen = kinds
    .map((ticket) => ({
      ticket,
      tickets: attendees.filter(({ ticket_type }) => offers.length === 0 || ticket_type === ticket.label)
        .length,
    }))
    .filter(({ tickets }) => tickets > 0)
  const undecided = attendees.length - total(chosen.map(({ tickets }) => tickets))
  return {
    lines: chosen.map((one) => ({
      label: one.ticket.label,
      count: one.tickets,
      amount: toDecimal(amountOf(one)),
    })),
    total: toDecimal(total(chosen.map(amountOf))),
    seats: undecided + total(chosen.map((one) => one.tickets * one.ticket.seats_per_ticket)),
  }
}

/** How a registration of so many seats goes now. */
export type Availability =
  | { kind: 'register' }
  /** All seats are taken, or not enough are left for so many. */
  | { kind: 'waitlist'; left: number }
  | { kind: 'too many'; left: number }
  | { kind: 'shut' }

type Left = Pick<EventPlaces, 'left' | 'state' | 'has_waitlist'>

export function availabilityFor(places: Left, seats: number): Availability {
  const { state, has_waitlist } = places
  const left = places.left ?? Number.POSITIVE_INFINITY
  if (state === 'waitlist') return { kind: 'waitlist', left: places.left ?? 0 }
  if (state !== 'open') return { kind: 'shut' }
  if (seats <= left) return { kind: 'register' }
  return { kind: has_waitlist === 1 ? 'waitlist' : 'too many', left }
}
