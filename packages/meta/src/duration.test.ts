import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationText, readDuration } from './index.ts'

test('Every number of seconds is parsed back as it was formatted', () => {
  fc.assert(fc.property(fc.nat(), (seconds) => readDuration(durationText(seconds)) === seconds))
})

test.each([
  [0, '0s'],
  [5400, '1h 30m'],
  [90_061.5, '1d 1h 1m 1.5s'],
])('%d seconds are formatted as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test.each([
  ['90', 90],
  ['1H, 30M', 5400],
  ['90m', 5400],
  ['', null],
  ['1m 1h', null],
  ['soon', null],
  ['-5m', null],
])('%j is parsed as %s', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})
