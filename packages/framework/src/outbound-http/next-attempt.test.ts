import { expect, test } from 'vitest'
import { nextAttempt } from './public-agent.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutes = (attempts: number) =>
  ((nextAttempt(now, attempts, 12)?.getTime() ?? NaN) - now.getTime()) / 60_000

test('Pauses double, up to six hours', () => {
  expect([1, 2, 3, 9, 10, 11].map(minutes)).toEqual([1, 2, 4, 256, 360, 360])
})

test('There is no attempt after the last one', () => {
  expect(nextAttempt(now, 12, 12)).toBeNull()
})
