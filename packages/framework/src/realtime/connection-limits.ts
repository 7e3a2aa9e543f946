import type { IncomingMessage } from 'node:http'

export interface RealtimeBounds {
  readonly connections: number
  readonly connectionsOfUser: number
  /** Guests from one address, which a school may share. */
  readonly guestsFromAddress: number
  readonly subscriptions: number
  /** Rate of client events: a page with two hundred documents subscribes to all of them at once. */
  readonly clientEvents: { readonly burst: number; readonly perSecond: number }
  /** Bytes of one packet; polling puts several events into one. */
  readonly packet: number
  /** Unread messages after which a client is disconnected; it reconnects when it can. */
  readonly unreadMessages: number
}

export const defaultBounds: RealtimeBounds = {
  connections: 3000,
  connectionsOfUser: 30,
  guestsFromAddress: 60,
  subscriptions: 200,
  clientEvents: { burst: 500, perSecond: 50 },
  packet: 16 * 1024,
  unreadMessages: 200,
}

export interface ConnectionLimiter {
  /** Null when the limit is reached; otherwise the function that releases the place. */
  enter(who: string): (() => void) | null
}

export function createConnectionLimiter(most: number): ConnectionLimiter {
  const inside = new Map<string, number>()
  return {
    enter(who) {
      const count = inside.get(who) ?? 0
      if (count >= most) return null
      inside.set(who, count + 1)
      return () => {
        const left = (inside.get(who) ?? 1) - 1
        if (left > 0) inside.set(who, left)
        else inside.delete(who)
      }
    },
  }
}

interface Bounds {
  readonly burst: number
  readonly perSecond: number
}

/** Token bucket of client events. `now` is in milliseconds. */
export function createAllowance({ burst, perSecond }: Bounds, now: () => number = Date.now) {
  let left = burst
  let seen = now()
  return {
    take(): boolean {
      const moment = now()
      left = Math.min(burst, left + ((moment - seen) / 1000) * perSecond)
      seen = moment
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

interface Asking {
  readonly headers: IncomingMessage['headers']
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

export function callerAddress({ headers, socket }: Asking, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = forwarded.map((hop) => hop.trim()).filter((hop) => hop !== '')
  const path = [socket.remoteAddress ?? '', ...hops.reverse()]
  return path[Math.min(trustedProxies, path.length - 1)] ?? ''
}
