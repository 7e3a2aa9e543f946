import { expect, test } from 'vitest'
import { ipv6Prefix, networkOf } from './rate-limit.ts'

test.each<[string, string | null | undefined, string | null]>([
  ['an IPv4 address stands for itself', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address in the clothes of an IPv6 one too', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address stands for its network', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['another one of the same network is the same', '2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2::/64'],
  ['what is left out counts', '2001:db8::1', '2001:db8:0:0::/64'],
  ['the next network is another', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['a closed connection has none', undefined, null],
  ['nobody knows', null, null],
  ['no address', "' or 1=1", null],
])('%s', (_what, address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('A prefix is as wide as its groups', () => {
  expect(ipv6Prefix('2001:db8:1:2::1', 3)).toBe('2001:db8:1::/48')
})
