import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { daysText, eventHours, zoneText } from './event-times.ts'

const t = translator('en')
const event = {
  start_date: '2026-11-29',
  start_time: '07:00:00',
  end_time: '10:30:00',
  time_zone: 'Asia/Kolkata',
}

test('Hours run from the start to the end, or fill the day', () => {
  expect(eventHours(event, 'en', t)).toBe('7:00\u00a0am to 10:30\u00a0am')
  expect(eventHours({ ...event, end_time: null }, 'en', t)).toBe('7:00\u00a0am')
  expect(eventHours({ ...event, start_time: null }, 'en', t)).toBe('All day')
})

test('A longer event shows its first and its last day', () => {
  expect(daysText({ ...event, end_date: '2026-11-30' }, 'en', t)).toBe(
    'Sunday, 29 November to Monday, 30 November',
  )
})

test('The time zone is named, India’s by its own name', () => {
  expect(zoneText(event, t)).toBe('India time')
  expect(zoneText({ ...event, time_zone: 'America/New_York' }, t)).toBe('Time zone: America/New York')
})
