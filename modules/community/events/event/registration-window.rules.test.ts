import { expect, test } from 'vitest'
import { offerHoldMinutes, minutesUntilStart, registrationWindowAt } from './registration-window.rules.ts'
import { availabilityState } from '../seats/seats.rules.ts'

const kites = {
  ...{ start_date: '2026-11-29', end_date: '2026-11-29', start_time: '07:00:00', end_time: '10:30:00' },
  ...{ time_zone: 'Asia/Kolkata', registration_end_date: '2026-11-27' },
}

test('Registration ends with the last second of its last day, in the event’s time zone', () => {
  expect(registrationWindowAt(kites, new Date('2026-11-27T18:29:59Z'))).toBe('open')
  expect(registrationWindowAt(kites, new Date('2026-11-27T18:30:00Z'))).toBe('closed')
  const inLondon = { ...kites, time_zone: 'Europe/London' }
  expect(registrationWindowAt(inLondon, new Date('2026-11-27T18:30:00Z'))).toBe('open')
})

test('Without a last day, registration is open until the event ends', () => {
  const open = { ...kites, registration_end_date: null }
  expect(registrationWindowAt(open, new Date('2026-11-29T05:00:00Z'))).toBe('open')
  expect(registrationWindowAt(open, new Date('2026-11-29T05:00:01Z'))).toBe('over')
  expect(registrationWindowAt({ ...open, end_time: null }, new Date('2026-11-29T18:29:59Z'))).toBe('open')
})

test('Computes the time to the start in the event’s time zone', () => {
  expect(minutesUntilStart(kites, new Date('2026-11-28T01:30:00Z'))).toBe(24 * 60)
  expect(minutesUntilStart({ ...kites, start_time: null }, new Date('2026-11-28T18:30:00Z'))).toBe(0)
})

test.each([
  ['a week before, for a day', 7 * 24 * 60, 24 * 60],
  ['a day before, for half a day', 24 * 60, 12 * 60],
  ['an hour before, for half an hour', 60, 30],
  ['twenty minutes before, for a quarter of an hour', 20, 15],
  ['five minutes before, for those five', 5, 5],
  ['when it has begun, not at all', 0, null],
])('Offers seats %s', (_, before, minutes) => {
  expect(offerHoldMinutes(before)).toBe(minutes)
})

const places = {
  ...kites,
  ...{ capacity: 10, occupied: 4, waiting: 0, tickets: {}, ticket_types: [] },
  ...{ registration_link: null, has_waitlist: 1 as const },
}
const before = new Date('2026-11-20T06:00:00Z')

test('An event gives its registration status to a family that comes now', () => {
  expect(availabilityState(places, before)).toBe('open')
  expect(availabilityState({ ...places, occupied: 10 }, before)).toBe('waitlist')
  expect(availabilityState({ ...places, occupied: 10, has_waitlist: 0 }, before)).toBe('full')
  expect(availabilityState({ ...places, registration_link: 'https://tickets.example.org' }, before)).toBe(
    'external',
  )
  expect(availabilityState(places, new Date('2026-11-28T06:00:00Z'))).toBe('closed')
  expect(availabilityState(places, new Date('2026-12-01T06:00:00Z'))).toBe('over')
})

test('While somebody waits, a new registrant waits too, even when seats are free', () => {
  expect(availabilityState({ ...places, waiting: 1 }, before)).toBe('waitlist')
  expect(availabilityState({ ...places, waiting: 1, has_waitlist: 0 }, before)).toBe('open')
})
