import { expect, test } from 'vitest'
import { registration } from './testing-registration.ts'
import { ticketNumber } from './tickets.tsx'

test('The number below a code is the position of its attendee', () => {
  expect(ticketNumber(registration, { attendee: 'row2' })).toBe('b')
})

test('An attendee who is no longer in the registration has no number', () => {
  expect(ticketNumber(registration, { attendee: 'row9' })).toBeNull()
})
