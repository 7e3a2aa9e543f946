import { expect, test } from 'vitest'
import { canTakeCodes, prefixLimit, requestLimits } from './code-limits.ts'

test('at home a block of numbers counts together, elsewhere the whole country and much less', () => {
  expect(prefixLimit('+919840012345').key).toBe(prefixLimit('+919840999999').key)
  expect(prefixLimit('+919840012345').key).not.toBe(prefixLimit('+919841012345').key)
  expect(prefixLimit('+2391234567').key).toBe(prefixLimit('+2397654321').key)
  expect(prefixLimit('+2391234567').most).toBeLessThan(prefixLimit('+919840012345').most)
})

test('a line in a wall takes no messages', () => {
  expect(canTakeCodes('+914424981234')).toBe(false)
  expect(['+919840012345', '+916000000000', '+6591234567'].every(canTakeCodes)).toBe(true)
})

test('the number is counted before the address, the address before the block, the block before everybody', () => {
  const limits = requestLimits({
    phone: '+919840012345',
    purpose: 'sign in',
    address: '192.0.2.7',
    codesPerDay: 7,
  })
  expect(limits.map(({ key }) => key.split(' ', 2)[1])).toEqual([
    'pause',
    'hour',
    'day',
    'address',
    'prefix',
    'all',
  ])
  expect(limits.at(-1)?.most).toBe(7)
})
