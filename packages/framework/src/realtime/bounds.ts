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
