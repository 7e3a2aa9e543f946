import { expect, test } from 'vitest'
import { doNotDisturbUntil } from './preference.rules.ts'

const night = { from: '22:00:00', until: '07:00:00', timeZone: 'Asia/Kolkata' }

test.each([
  ['2026-11-20T16:29:59Z', null],
  ['2026-11-20T16:30:00Z', '2026-11-21T01:30:00.000Z'],
  ['2026-11-20T20:15:30Z', '2026-11-21T01:30:00.000Z'],
  ['2026-11-21T01:30:00Z', null],
])('At %s the quiet hours from ten to seven in Chennai last until %s', (now, until) => {
  expect(doNotDisturbUntil(new Date(now), night)?.toISOString() ?? null).toBe(until)
})

test('Quiet hours may be in the afternoon', () => {
  const nap = { from: '13:00', until: '15:30', timeZone: 'UTC' }
  expect(doNotDisturbUntil(new Date('2026-11-20T14:00:00Z'), nap)?.toISOString()).toBe(
    '2026-11-20T15:30:00.000Z',
  )
  expect(doNotDisturbUntil(new Date('2026-11-20T15:30:00Z'), nap)).toBeNull()
})

test('A message never waits for missing or empty quiet hours', () => {
  const now = new Date('2026-11-20T20:15:30Z')
  expect(doNotDisturbUntil(now, { ...night, from: null })).toBeNull()
  expect(doNotDisturbUntil(now, { ...night, until: '22:00' })).toBeNull()
})
