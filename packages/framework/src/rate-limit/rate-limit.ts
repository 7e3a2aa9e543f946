import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#framework/database'
import { isIP } from 'node:net'

/** Attempts allowed within a window. The key says what is counted: an account, a number, an address. */
export interface RateLimit {
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/** Hashes keys, which contain people's numbers and addresses; only equality matters. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

interface Counted {
  readonly count: number
  readonly wait: number
}

/**
 * Counts one attempt; it is allowed while `count` is not above the limit. A window that ends well after one that begins
 * now is over, too: the clock was set back, and nobody should wait for its old time.
 */
export function rateLimitStatement({ key, seconds }: RateLimit, now: Date): RawBuilder<Counted> {
  const moment = now.toISOString()
  const end = sql`${moment}::timestamptz + make_interval(secs => ${seconds})`
  const isOver = sql`l.until <= ${moment}::timestamptz or l.until > excluded.until + interval '1 minute'`
  return sql<Counted>`
    insert into mela_limit as l (key, count, until)
    values (${storedKey(key)}, 1, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else l.count + 1 end,
      until = case when ${isOver} then excluded.until else l.until end
    returning count, greatest(1, ceil(extract(epoch from until - ${moment}::timestamptz)))::integer as wait`
}

async function count(connection: Kysely<Tables>, limit: RateLimit, now: Date): Promise<Counted> {
  const { rows } = await rateLimitStatement(limit, now).execute(connection)
  for (const row of rows) return row
  throw new Error('A count returned nothing')
}

/**
 * Counts an attempt against each limit in turn, before it is made, so that concurrent attempts cannot exceed them. Null
 * when allowed; otherwise the seconds to wait, and later limits count nothing: put narrow ones first, so that one
 * number does not use up a shared limit.
 */
export async function consumeRateLimit(
  connection: Kysely<Tables>,
  limits: readonly RateLimit[],
  now: Date,
): Promise<number | null> {
  for (const limit of limits) {
    const { count: used, wait } = await count(connection, limit, now)
    if (used > limit.most) return wait
  }
  return null
}

export async function clearRateLimits(
  connection: Kysely<Tables>,
  limits: readonly Pick<RateLimit, 'key'>[],
): Promise<void> {
  const keys = sql.join(limits.map(({ key }) => storedKey(key)))
  await sql`delete from mela_limit where key in (${keys})`.execute(connection)
}

export async function pruneLimits(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from mela_limit where key in (
    select key from mela_limit where until < now() for update skip locked)`.execute(connection)
}

export function ipv6Prefix(address: string, groups: number): string {
  const [before = '', after] = address.toLowerCase().split('::', 2)
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  const plain = all.slice(0, groups).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${plain.join(':')}::/${groups * 16}`
}

/** Groups assigned to a connection, which chooses the rest of each address itself. */
const GIVEN_GROUPS = 4

/**
 * Key for limits: an IPv4 address, or the network of an IPv6 address, because one household has 2^64 of these. Null
 * when unknown.
 */
export function networkOf(address: string | null | undefined): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  if (isIP(plain) === 6) return ipv6Prefix(plain, GIVEN_GROUPS)
  return isIP(plain) === 4 ? plain : null
}
