import { expect, test } from 'vitest'
import { coarseAddress } from './keys.ts'

test('An address is reduced to its network', () => {
  expect(coarseAddress('203.0.113.77')).toBe('203.0.113.0/24')
  expect(coarseAddress('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(coarseAddress('2001:db8:7:9::1')).toBe('2001:db8:7::/48')
  expect(coarseAddress('2001:db8::1')).toBe('2001:db8:0::/48')
  expect(coarseAddress('::1')).toBe('0:0:0::/48')
})

test('An invalid address is stored as empty', () => {
  for (const nothing of [null, '', 'somewhere', '300.1.1.1']) expect(coarseAddress(nothing)).toBeNull()
})
