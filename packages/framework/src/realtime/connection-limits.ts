import type { IncomingMessage } from 'node:http'

export interface RealtimeLimits {
  readonly connections: number
  readonly connectionsPerUser: number
  /** Guests from one address, which a school may share. */
  readonly guestsPerAddress: number
  readonly subscriptions: number
  /** Rate of client events: a page with two hundred documents subscribes to all of them at once. */
  readonly clientEvents: { readonly burst: number; readonly perSecond: number }
  /** Bytes of one packet; polling puts several events into one. */
  readonly packet: number
  /** Unread messages after which a client is disconnected; it reconnects when it can. */
  readonly unreadMessages: number
}

export const defaultLimits: RealtimeLimits = {
  connections: 3000,
  connectionsPerUser: 30,
  guestsPerAddress: 60,
  subscriptions: 200,
  clientEvents: { burst: 500, perSecond: 50 },
  packet: 16 * 1024,
  unreadMessages: 200,
}

export interface ConnectionLimiter {
  /** Null when the limit is reached; otherwise the function that releases the place. */
  acquire(key: string): (() => void) | null
}

export function createConnectionLimiter(max: number): ConnectionLimiter {
  const counts = new Map<string, number>()
  return {
    acquire(key) {
      const count = counts.get(key) ?? 0
      if (count >= max) return null
      counts.set(key, count + 1)
      return () => {
        const rest = (counts.get(key) ?? 1) - 1
        if (rest > 0) counts.set(key, rest)
        else counts.delete(key)
      }
    },
  }
}

interface TokenBucketOptions {
  readonly burst: number
  readonly perSecond: number
}

/** Token bucket of client events. `now` is in milliseconds. */
export function createTokenBucket({ burst, perSecond }: TokenBucketOptions, now: () => number = Date.now) {
  let tokens = burst
  let refilledAt = now()
  return {
    take(): boolean {
      const time = now()
      tokens = Math.min(burst, tokens + ((time - refilledAt) / 1000) * perSecond)
      refilledAt = time
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

interface ConnectionRequest {
  readonly headers: IncomingMessage['headers']
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

export function callerAddress({ headers, socket }: ConnectionRequest, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = forwarded.map((hop) => hop.trim()).filter((hop) => hop !== '')
  const path = [socket.remoteAddress ?? '', ...hops.reverse()]
  return path[Math.min(trustedProxies, path.length - 1)] ?? ''
}
