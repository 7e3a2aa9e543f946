import { expect, test } from 'vitest'
import { isSameScrollState, scrollStateAt } from './scroll-state.ts'

test('The desktop header is shown below 150 px and hidden beyond', () => {
  expect([0, 149, 150, 400].map((position) => scrollStateAt(position).desktop_header)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('The phone’s fixed header appears at 200 px', () => {
  expect([0, 199, 200, 900].map((position) => scrollStateAt(position).mobile_header)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('Scrolling between two thresholds keeps the state', () => {
  expect(isSameScrollState(scrollStateAt(10), scrollStateAt(140))).toBe(true)
  expect(isSameScrollState(scrollStateAt(149), scrollStateAt(150))).toBe(false)
})
