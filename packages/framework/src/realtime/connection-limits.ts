import type { IncomingMessage } from 'node:http'

export interface RealtimeBounds {
  /** Connections to this process. */
  readonly connections: number
  readonly connectionsOfUser: number
  /** Guests from one address: a school shares one. */
  readonly guestsFromAddress: number
  /** Documents, lists and open documents that one connection hears of. */
  readonly subscriptions: number
  /** What a client may say: a page with two hundred documents subscribes and opens each of them, at once. */
  readonly clientEvents: { readonly burst: number; readonly perSecond: number }
  /** Bytes of one packet; polling puts many wishes into one. */
  readonly packet: number
  /** Messages that a client has not taken yet; beyond them it is dropped and comes back when it can. */
  readonly untaken: number
}

export const defaultBounds: RealtimeBounds = {
  connections: 3000,
  connectionsOfUser: 30,
  guestsFromAddress: 60,
  subscriptions: 200,
  clientEvents: { burst: 500, perSecond: 50 },
  packet: 16 * 1024,
  untaken: 200,
}

export interface Admission {
  /** Null when there are as many as there may be; otherwise what is called when this one goes. */
  enter(who: string): (() => void) | null
}

/** Counts how many are in at once, each under a name. */
export function createAdmission(most: number): Admission {
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
  /** As many at once. */
  readonly burst: number
  readonly perSecond: number
}

/** How often somebody may still speak: what was used comes back with time. `now` is in milliseconds. */
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

/** From where a connection comes, believing as many proxies as stand in front of us. */
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
