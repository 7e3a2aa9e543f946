import { expect, test } from 'vitest'
import { isSameScrollState, scrollStateAt } from './scroll-state.ts'

test('the desktop header shows under 150 and hides from there on', () => {
  expect([0, 149, 150, 400].map((position) => scrollStateAt(position).desktop_header)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the phone’s fixed header appears at 200', () => {
  expect([0, 199, 200, 900].map((position) => scrollStateAt(position).mobile_header)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('between two steps the state stays the same', () => {
  expect(isSameScrollState(scrollStateAt(10), scrollStateAt(140))).toBe(true)
  expect(isSameScrollState(scrollStateAt(149), scrollStateAt(150))).toBe(false)
})
