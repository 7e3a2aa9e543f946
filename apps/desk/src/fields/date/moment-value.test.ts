import { expect, test } from 'vitest'
import { readMoment, writeMoment } from './moment-field.tsx'

test('A moment survives the round trip through its two fields', () => {
  expect(writeMoment(readMoment('2026-11-29T07:00:00'))).toBe('2026-11-29T07:00:00')
  expect(writeMoment(readMoment(''))).toBe('')
})

test('A day alone begins at midnight', () => {
  expect(writeMoment({ day: '2026-11-29', time: '' })).toBe('2026-11-29T00:00')
})

test('A time alone waits for its day', () => {
  expect(readMoment(writeMoment({ day: '', time: '07:00' }))).toEqual({ day: '', time: '07:00' })
})
