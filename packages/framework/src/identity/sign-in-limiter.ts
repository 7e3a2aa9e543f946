import { LRUCache } from 'lru-cache'

const WINDOW = 60_000
const MOST = 10
/** Accounts that are remembered at once: enough that pushing one out costs more than a minute's wait. */
const MOST_ACCOUNTS = 50_000

interface Attempts {
  readonly count: number
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface SignInLimiter {
  /** Counts an attempt; false when the account has had too many within the minute. */
  take(account: string, now: Date): boolean
  /** The attempt was right: what came before is forgotten. */
  forgive(account: string): void
}

/**
 * Counts attempts before they are checked, so that a hundred at once are no way round. In memory: several nodes allow
 * as many times more, which still ends a guesser.
 */
export function createSignInLimiter(): SignInLimiter {
  const accounts = new LRUCache<string, Attempts>({ max: MOST_ACCOUNTS })
  return {
    take(account, now) {
      const known = accounts.get(account)
      const isOver = !known || known.until <= now.getTime()
      const attempts = isOver
        ? { count: 1, until: now.getTime() + WINDOW }
        : { ...known, count: known.count + 1 }
      accounts.set(account, attempts)
      return attempts.count <= MOST
    },
    forgive: (account) => void accounts.delete(account),
  }
}
