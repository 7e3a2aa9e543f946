import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Packing = 'br' | 'gzip'

type Body = Buffer | string

export interface ReadyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Bytes of the uncompressed body. */
  readonly size: number
  readonly isWorthPacking: boolean
  /** Text for the first client, who may be the only one; bytes from the second on. */
  body(): Body
  packed(packing: Packing): Buffer
}

// Below this size compression costs more than it saves.
const WORTH_PACKING = 1024
/** Characters above which one conversion to bytes is faster than separate ones for the hash and the socket. */
const LONG = 2048

const pack: Record<Packing, (body: Body) => Buffer> = {
  gzip: (body) => gzipSync(body, { level: 6 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

interface AnswerHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly packings?: Iterable<readonly [Packing, Buffer]>
}

export function readyAnswer({ status, headers, packings: known = [] }: AnswerHead, given: Body): ReadyAnswer {
  const packings = new Map(known)
  let body = given.length > LONG ? Buffer.from(given) : given
  const size = Buffer.byteLength(body)
  let isSent = false
  return {
    status,
    headers,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    size,
    isWorthPacking: size >= WORTH_PACKING,
    body() {
      if (isSent && typeof body === 'string') body = Buffer.from(body)
      isSent = true
      return body
    },
    packed(packing) {
      const bytes = packings.get(packing) ?? pack[packing](body)
      packings.set(packing, bytes)
      return bytes
    },
  }
}

/** A key as 32 bits (FNV-1a). */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash
}

/** A power of two, so that a mask gives the slot of a hash. */
const SLOTS = 4096

/** Remembers recent keys in a fixed 16 kB. Colliding keys only let one of them in early. */
function createAcquaintances() {
  const seen = new Int32Array(SLOTS)
  return {
    meet(key: string): boolean {
      const hash = hashOf(key)
      const slot = hash & (SLOTS - 1)
      const isKnown = seen[slot] === hash
      seen[slot] = hash
      return isKnown
    },
  }
}

interface Entry {
  readonly answer: ReadyAnswer
  readonly tags: readonly string[]
  readonly generation: number
  readonly freshUntil: number
}

interface CachedAnswer {
  readonly answer: ReadyAnswer
  /** False after an invalidation or expiry: then the response only serves while the database is away. */
  readonly isFresh: boolean
}

interface Filling {
  /** Stores a response, unless a tag was invalidated since `begin`: it may be older than the change. */
  store(
    key: string,
    answer: ReadyAnswer,
    options: { readonly tags: Iterable<string>; readonly freshUntil: number },
  ): void
}

/**
 * Cache of responses that are the same for every guest. Tags are names of document types: a change of one invalidates
 * all responses that read it, in constant time.
 */
export interface GuestCache {
  find(key: string, now?: number): CachedAnswer | undefined
  begin(): Filling
  changesOf(tags: Iterable<string>): number
  invalidate(tags: Iterable<string>): void
  invalidateAll(): void
}

const MOST_BYTES = 24 * 1024 * 1024
/**
 * Small area for responses requested once, which may not be requested again. Small, so that they are freed young:
 * long-lived garbage cost the collector a third of the processor.
 */
const NEWCOMERS = { max: 32, maxSize: 2 * 1024 * 1024 }

function sizeOf({ answer }: Entry): number {
  return Math.ceil(answer.size * 1.7) + 1024
}

export function createGuestCache(): GuestCache {
  const newcomers = new LRUCache<string, Entry>({ ...NEWCOMERS, sizeCalculation: sizeOf })
  const regulars = new LRUCache<string, Entry>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  const acquaintances = createAcquaintances()
  const fallen = new Map<string, number>()
  let generation = 1
  let floor = 0

  const isFresh = (entry: Entry, now: number) =>
    entry.generation > floor &&
    now < entry.freshUntil &&
    entry.tags.every((tag) => (fallen.get(tag) ?? 0) < entry.generation)

  const entryOf = (key: string): Entry | undefined => {
    const regular = regulars.get(key)
    if (regular) return regular
    const newcomer = newcomers.get(key)
    if (newcomer) {
      newcomers.delete(key)
      regulars.set(key, newcomer)
    }
    return newcomer
  }

  return {
    find(key, now = Date.now()) {
      const entry = entryOf(key)
      return entry && { answer: entry.answer, isFresh: isFresh(entry, now) }
    },
    begin() {
      const begun = generation
      return {
        store: (key, answer, { tags, freshUntil }) => {
          const segment = acquaintances.meet(key) ? regulars : newcomers
          segment.set(key, { answer, tags: [...tags], generation: begun, freshUntil })
        },
      }
    },
    changesOf: (tags) => Math.max(floor, ...[...tags].map((tag) => fallen.get(tag) ?? 0)),
    invalidate(tags) {
      for (const tag of tags) fallen.set(tag, generation)
      generation += 1
    },
    invalidateAll() {
      floor = generation
      generation += 1
    },
  }
}
