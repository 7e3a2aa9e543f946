import { expect, test } from 'vitest'
import { registrationOf } from './registration.ts'

const event = { name: 'EV-1', start_date: '2026-11-29', registration_end_date: '2026-11-27' }

test('A family can register until the last day, that day included', () => {
  expect(registrationOf(event, '2026-11-27')).toEqual({ kind: 'here', href: '/event-registration-form/EV-1' })
  expect(registrationOf(event, '2026-11-28')).toEqual({ kind: 'closed' })
})

test('An event without a last day closes when it takes place', () => {
  const open = { ...event, registration_end_date: null, end_date: '2026-11-30' }
  expect(registrationOf(open, '2026-11-30').kind).toBe('here')
  expect(registrationOf(open, '2026-12-01').kind).toBe('over')
})

test('A past event is closed, whatever its last day', () => {
  expect(registrationOf({ ...event, registration_end_date: '2027-01-01' }, '2026-11-30').kind).toBe('over')
})

test('An event with external registration keeps the organiser’s label', () => {
  const elsewhere = { ...event, registration_link: 'https://tickets.example.org', registration_label: 'Book' }
  expect(registrationOf(elsewhere, '2026-11-20')).toEqual({
    kind: 'elsewhere',
    href: 'https://tickets.example.org',
    label: 'Book',
  })
})

test('The server’s availability overrides the local calculation once it is known', () => {
  const today = '2026-11-20'
  expect(registrationOf(event, today, 'open').kind).toBe('here')
  expect(registrationOf(event, today, 'waitlist')).toEqual({
    kind: 'waitlist',
    href: '/event-registration-form/EV-1',
  })
  expect(registrationOf(event, today, 'full')).toEqual({ kind: 'full' })
  expect(registrationOf(event, today, 'closed')).toEqual({ kind: 'closed' })
  expect(registrationOf(event, today, 'over')).toEqual({ kind: 'over' })
})
