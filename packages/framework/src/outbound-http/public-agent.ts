import { lookup, type LookupAddress } from 'node:dns'
import { Agent } from 'node:https'
import { type LookupFunction, BlockList, isIP } from 'node:net'

export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`)
    this.name = 'NotPublic'
  }
}

function hasOnlyPublic(found: readonly LookupAddress[]): boolean {
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address))
}

/**
 * Resolves a host and passes its addresses on only when all of them are public. The connection uses these very
 * addresses, so that a later DNS change has no effect.
 */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    if (!hasOnlyPublic(found)) return callback(new NotPublic(host), '', 0)
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family ?? 0)
  })
}

/**
 * Agent for user-supplied addresses. Node makes no lookup for a host that is an IP address, so call `requirePublicUrl`
 * before.
 */
export function publicAgent(): Agent {
  return new Agent({ lookup: publicLookup, keepAlive: false })
}

/** True for a public IP address, or a host name with a dot, which public names have. */
function mayBePublic(host: string): boolean {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':')
  return isAddress ? isPublicAddress(host) : host.includes('.')
}

/** Refuses an address that is not `https`, carries a password, or has a host that cannot be public. */
export function requirePublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === ''
  if (!url || !isPlain || !mayBePublic(url.hostname.replace(/^\[|\]$/g, ''))) throw new NotPublic(text)
  return url
}

/** Networks without single public hosts (RFC 6890 and its successors). */
const ours: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]

const blocked = new BlockList()

for (const [network, prefix, family] of ours) blocked.addSubnet(network, prefix, family)

/** IPv6 addresses of public hosts: only 2000::/3 is assigned; others are local, mapped or unassigned. */
const global6 = new BlockList()

global6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

const LONGEST_PAUSE_MINUTES = 6 * 60

/** Time of the next attempt: after one minute, two, four, and so on up to six hours. Null when it is given up. */
export function nextAttempt(now: Date, attempts: number, mostAttempts: number): Date | null {
  if (attempts >= mostAttempts) return null
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES)
  return new Date(now.getTime() + minutes * 60_000)
}
