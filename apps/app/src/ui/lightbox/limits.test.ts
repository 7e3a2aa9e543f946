import { expect, test } from 'vitest'
import { gestureOf, isTap } from './lightbox.tsx'

test('A swipe of more than 50 px turns the page, in the opposite direction', () => {
  expect([gestureOf(-51, 0), gestureOf(51, 10)]).toEqual(['next', 'previous'])
  expect([gestureOf(-50, 0), gestureOf(50, 0), gestureOf(0, 0)]).toEqual(['nothing', 'nothing', 'nothing'])
})

test('A vertical swipe of more than 100 px closes, and a shorter one does nothing', () => {
  expect([gestureOf(20, 101), gestureOf(20, -101)]).toEqual(['close', 'close'])
  expect([gestureOf(20, 100), gestureOf(60, 80)]).toEqual(['nothing', 'nothing'])
})

test('A touch without movement counts as a tap', () => {
  expect([isTap(0, 0), isTap(6, -8), isTap(0, 11), isTap(-70, 0)]).toEqual([true, true, false, false])
})
