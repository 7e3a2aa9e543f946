import { lookup, type LookupAddress } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

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
 * Finds a host's addresses and hands them on only when every one is public. The connection is made to the very addresses
 * that were looked at, so a name that changes its mind in between gains nothing.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    if (!hasOnlyPublic(found)) return callback(new NotPublic(host), '', 0)
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family ?? 0)
  })
}

/**
 * An agent for addresses that strangers gave us. Node asks no lookup for a host that is an address already, so ask
 * `requirePublicUrl` before.
 */
export function publicAgent(): Agent {
  return new Agent({ lookup: publicLookup, keepAlive: false })
}

/** A host that is an address must be a public one; one that is a name must have a dot, as every name out there has. */
function mayBePublic(host: string): boolean {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':')
  return isAddress ? isPublicAddress(host) : host.includes('.')
}

/** Refuses what is no `https` address, carries a password, or names a host that cannot be public. */
export function requirePublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === ''
  if (!url || !isPlain || !mayBePublic(url.hostname.replace(/^\[|\]$/g, ''))) throw new NotPublic(text)
  return url
}
