import { expect, test } from 'vitest'
import { createSignInLimiter } from './sign-in-limiter.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const times = (count: number) => Array.from({ length: count })

test('ten attempts a minute are let through, and the eleventh is not', () => {
  const limiter = createSignInLimiter()
  expect(times(10).map(() => limiter.take('meena@asha.example', at(0)))).toEqual(times(10).map(() => true))
  expect(limiter.take('meena@asha.example', at(59))).toBe(false)
  expect(limiter.take('ravi@asha.example', at(59))).toBe(true)
})

test('after the minute it begins again', () => {
  const limiter = createSignInLimiter()
  times(11).forEach(() => limiter.take('meena@asha.example', at(0)))
  expect(limiter.take('meena@asha.example', at(60))).toBe(true)
})

test('who got it right has all attempts again', () => {
  const limiter = createSignInLimiter()
  times(9).forEach(() => limiter.take('meena@asha.example', at(0)))
  limiter.forgive('meena@asha.example')
  expect(times(10).every(() => limiter.take('meena@asha.example', at(1)))).toBe(true)
})
