import { isIP } from 'node:net'

/** The first groups of an IPv6 address, of sixteen bits each, with what '::' leaves out written out. */
export function ipv6Prefix(address: string, groups: number): string {
  const [before = '', after] = address.toLowerCase().split('::', 2)
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  const plain = all.slice(0, groups).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${plain.join(':')}::/${groups * 16}`
}

/** A connection is given this many groups, and chooses the rest of each address itself. */
const GIVEN_GROUPS = 4

/**
 * What limits count by: an IPv4 address, or the network of an IPv6 address. One household has 2^64 of these, and would
 * never come to the end of a limit on each. Null where nobody knows.
 */
export function networkOf(address: string | null | undefined): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  if (isIP(plain) === 6) return ipv6Prefix(plain, GIVEN_GROUPS)
  return isIP(plain) === 4 ? plain : null
}
