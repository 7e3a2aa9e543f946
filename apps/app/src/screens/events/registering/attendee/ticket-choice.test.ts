import { expect, test } from 'vitest'
import type { TicketOffer } from '../../event-calls.ts'
import { ageMisfit, asksAge, offersFor, ticketFor } from './ticket-choice.ts'

const offer = (label: string, changes: Partial<TicketOffer> = {}): TicketOffer => ({
  ...{ label, price: 100, seats_per_ticket: 1, left: null, min_age: null, max_age: null },
  ...changes,
})
const adult = offer('Adult', { min_age: 13 })
const child = offer('Child', { max_age: 12 })
const mat = offer('Mat', { seats_per_ticket: 5 })

test('A ticket says who is too young and who is too old for it', () => {
  expect(ageMisfit(adult, 12)).toBe('too young')
  expect(ageMisfit(child, 13)).toBe('too old')
  expect([ageMisfit(adult, 13), ageMisfit(child, 12), ageMisfit(adult, null), ageMisfit(mat, 3)]).toEqual([
    ...Array(4).fill(null),
  ])
  expect([asksAge(adult), asksAge(mat)]).toEqual([true, false])
})

test('The age selects the ticket when exactly one fits', () => {
  expect(ticketFor([adult, child, mat], '', 9)).toBe('Child')
  expect(ticketFor([adult, child, mat], 'Child', 40)).toBe('Adult')
  expect(ticketFor([adult, child, mat], '', null)).toBe('')
})

test('The chosen ticket stays while it fits or when no other fits better', () => {
  expect(ticketFor([adult, child, mat], 'Mat', 9)).toBe('Mat')
  expect(ticketFor([adult], 'Adult', 9)).toBe('Adult')
})

test('A sold-out ticket is never selected', () => {
  expect(ticketFor([adult, { ...child, left: 0 }], '', 9)).toBe('')
})

test('Tickets for another age are not offered', () => {
  const labels = (chosen: string, age: number | null) =>
    offersFor([adult, child, mat], chosen, age).map(({ label }) => label)
  expect(labels('', null)).toEqual(['Adult', 'Child', 'Mat'])
  expect(labels('', 9)).toEqual(['Child', 'Mat'])
  expect(labels('Adult', 9)).toEqual(['Adult', 'Child', 'Mat'])
  expect(offersFor([adult], '', 9)).toEqual([adult])
})
