import { expect, test } from 'vitest'
import { calendarFile, momentIn } from './calendar-file.ts'

const event = {
  name: 'EV-1',
  title: 'Kites, kolam; and breakfast',
  start_date: '2026-11-29',
  end_date: '2026-11-29',
  start_time: '07:00:00',
  end_time: '10:30:00',
  time_zone: 'Asia/Kolkata',
}
const address = 'https://asha.example.org/event-detail/EV-1'
const linesOf = (changes: object = {}) =>
  calendarFile({ ...event, ...changes }, address, new Date('2026-11-20T00:00:00Z')).split('\r\n')

test('Times are converted from the event’s own time zone', () => {
  const lines = linesOf()
  expect(lines).toContain('DTSTART:20261129T013000Z')
  expect(lines).toContain('DTEND:20261129T050000Z')
  expect(momentIn('America/New_York', '2026-07-01', '09:00:00').toISOString()).toBe(
    '2026-07-01T13:00:00.000Z',
  )
})

test('An event without a time fills whole days and ends the day after', () => {
  const lines = linesOf({ start_time: null, end_date: null })
  expect(lines).toContain('DTSTART;VALUE=DATE:20261129')
  expect(lines).toContain('DTEND;VALUE=DATE:20261130')
})

test('Special characters of the format are escaped', () => {
  expect(linesOf()).toContain('SUMMARY:Kites\\, kolam\\; and breakfast')
})

test('No line is longer than 75 bytes in any script', () => {
  const lines = linesOf({ title: 'பள்ளி மைதானத்தில் பட்டம் விடும் காலைப் பொழுது '.repeat(4) })
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.join('').replaceAll('\r\n ', '')).toContain('பட்டம்')
})
