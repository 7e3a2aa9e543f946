import { isIP } from 'node:net'
import { ipv6Prefix } from '#framework/rate-limit'

/** Of the eight of an IPv6 address. */
const PREFIX_GROUPS = 3

/** The network that an address belongs to: enough to say 'that was not me', too little to follow anybody. */
export function coarseAddress(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(plain) === 6 ? ipv6Prefix(plain, PREFIX_GROUPS) : null
}
