import { isIP } from 'node:net'

/** The first three groups of an IPv6 address, with what '::' leaves out written out. */
function ipv6Prefix(address: string): string {
  const [before = '', after] = address.split('::', 2)
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return `${groups.slice(0, 3).join(':')}::/48`
}

/** The network that an address belongs to: enough to say 'that was not me', too little to follow anybody. */
export function coarseAddress(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(plain) === 6 ? ipv6Prefix(plain) : null
}
