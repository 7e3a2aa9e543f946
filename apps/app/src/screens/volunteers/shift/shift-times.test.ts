import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { beginText, byDay, canBegin, durationText, hoursOfDay } from './shift-times.ts'

const shift = (starts_at: string, ends_at: string) => ({ starts_at, ends_at })
const morning = shift('2026-12-05 09:00:00', '2026-12-05 12:30:00')

const t = translator('en')

const plain = (text: string) => text.replace(/\s/g, ' ')

test('A shift shows its hours, and its last day when it differs', () => {
  expect(plain(hoursOfDay(morning, 'en'))).toBe('9:00 am – 12:30 pm')
  const night = shift('2026-12-05 22:00:00', '2026-12-06 02:00:00')
  expect(plain(hoursOfDay(night, 'en'))).toBe('10:00 pm – Sun 6 Dec, 2:00 am')
  expect(plain(beginText(morning.starts_at, 'en'))).toBe('Sat 5 Dec, 9:00 am')
})

test('Shifts are grouped by day in the order they were received', () => {
  const late = shift('2026-12-06 09:00:00', '2026-12-06 10:00:00')
  expect(byDay([morning, morning, late])).toEqual([
    { day: '2026-12-05', shifts: [morning, morning] },
    { day: '2026-12-06', shifts: [late] },
  ])
})

test('The check-in button is shown from an hour before the start until the end', () => {
  const at = (time: string) => canBegin(morning, `2026-12-05 ${time}`)
  expect([at('07:59:59'), at('08:00:00'), at('12:29:59'), at('12:30:00')]).toEqual([false, true, true, false])
})

test('A duration is shown in hours and minutes, without a part that is zero', () => {
  const shown = [0, 9, 90, 120, 690].map((minutes) => durationText(minutes, t))
  expect(shown).toEqual(['0 min', '9 min', '1 h 30 min', '2 h', '11 h 30 min'])
})
