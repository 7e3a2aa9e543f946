import { expect, test } from 'vitest'
import { gestureOf, isTap } from './lightbox.tsx'

test('a swipe of more than 50 px turns the page, against the finger', () => {
  expect([gestureOf(-51, 0), gestureOf(51, 10)]).toEqual(['next', 'previous'])
  expect([gestureOf(-50, 0), gestureOf(50, 0), gestureOf(0, 0)]).toEqual(['nothing', 'nothing', 'nothing'])
})

test('a swipe of more than 100 px up or down closes, a shorter one does nothing', () => {
  expect([gestureOf(20, 101), gestureOf(20, -101)]).toEqual(['close', 'close'])
  expect([gestureOf(20, 100), gestureOf(60, 80)]).toEqual(['nothing', 'nothing'])
})

test('a finger that stays where it was has tapped', () => {
  expect([isTap(0, 0), isTap(6, -8), isTap(0, 11), isTap(-70, 0)]).toEqual([true, true, false, false])
})
