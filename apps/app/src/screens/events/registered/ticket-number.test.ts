import { expect, test } from 'vitest'
import { registration } from './testing-registration.ts'
import { ticketNumber } from './tickets.tsx'

test('the number below a code is that of the one who comes with it', () => {
  expect(ticketNumber(registration, { attendee: 'row2' })).toBe('b')
})

test('whose place is gone from the registration has no number', () => {
  expect(ticketNumber(registration, { attendee: 'row9' })).toBeNull()
})
