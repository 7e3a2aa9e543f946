import { expect, test } from 'vitest'
import { percentText, pointsOf } from './number-format.ts'

test.each([
  ['18', '1800'],
  ['0.25', '25'],
  ['1.1', '110'],
  [' 5 ', '500'],
])('%s percent are %s basis points', (typed, points) => {
  expect(pointsOf(typed)).toBe(points)
})

test('An invalid rate stays as typed, and a third decimal gives a fraction of a basis point', () => {
  expect(pointsOf('')).toBe('')
  expect(pointsOf('high')).toBe('high')
  expect(pointsOf('1.234')).toBe('123.4')
})

test('A stored rate is shown as a percentage', () => {
  expect([1800, 25, '', 'high'].map(percentText)).toEqual(['18', '0.25', '', 'high'])
})
