import { expect, test } from 'vitest'
import { createConnectionLimiter, createTokenBucket, callerAddress } from './connection-limits.ts'

test('An allowance is used up and refills with time up to its maximum', () => {
  let now = 0
  const { take } = createTokenBucket({ burst: 3, perSecond: 2 }, () => now)
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  now = 500
  expect([take(), take()]).toEqual([true, false])
  now = 60_000
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
})

test('A closed connection frees one slot', () => {
  const { acquire: enter } = createConnectionLimiter(1)
  const leave = enter('meena')
  expect(enter('meena')).toBeNull()
  expect(enter('ravi')).not.toBeNull()
  leave?.()
  expect(enter('meena')).not.toBeNull()
})

test('As many proxies are trusted as are configured', () => {
  const from = (forwarded: string | undefined, proxies: number) =>
    callerAddress(
      { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } },
      proxies,
    )
  expect(from('192.0.2.9, 192.0.2.1', 0)).toBe('10.0.0.1')
  expect(from('192.0.2.9, 192.0.2.1', 1)).toBe('192.0.2.1')
  expect(from('192.0.2.9, 192.0.2.1', 2)).toBe('192.0.2.9')
  expect(from('192.0.2.1', 5)).toBe('192.0.2.1')
  expect(from(undefined, 1)).toBe('10.0.0.1')
})
