import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { leftText } from './ticket-text.ts'

const t = translator('en')
const places = { capacity: 120, left: 34, state: 'open' } as const

test('The number of remaining seats is shown where it is known', () => {
  expect(leftText(places, t)).toBe('34 of 120 seats left')
  expect(leftText({ ...places, capacity: null, left: 1 }, t)).toBe('1 seat left')
  expect(leftText({ ...places, left: 0, state: 'waitlist' }, t)).toBe('Fully booked')
})

test('No seat count is shown for unlimited or external registration', () => {
  expect(leftText({ ...places, left: null }, t)).toBeUndefined()
  expect(leftText({ ...places, state: 'external' }, t)).toBeUndefined()
})
