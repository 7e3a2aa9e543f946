import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Packing = 'br' | 'gzip'

type Body = Buffer | string

/** An answer ready to be sent: its body, and the same packed where packing pays. */
export interface ReadyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Of the body before packing, in bytes. */
  readonly size: number
  readonly isWorthPacking: boolean
  /** A short one as it was given for the first client, who may be the only one; else as bytes that stand ready. */
  body(): Body
  /** Packed when the first client asks for it, and only once. */
  packed(packing: Packing): Buffer
}

// Below this, packing costs more than it saves.
const WORTH_PACKING = 1024
/** From here on a text is turned into bytes sooner by itself than by its hash and its socket, each for itself. */
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

/** A body with the entity tag that tells it from others, and with those packings that are known already. */
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

/** Powers of two make a slot of a hash by masking. */
const SLOTS = 4096

/**
 * Which keys came by lately, in 16 kB for ever. Two keys may pass for one another, which only lets one of them in early.
 */
function createAcquaintances() {
  const seen = new Int32Array(SLOTS)
  return {
    /** True when the key was met before; it is known from now on. */
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
  /** The cache's count of invalidations when its reading began. */
  readonly generation: number
  readonly freshUntil: number
}

interface CachedAnswer {
  readonly answer: ReadyAnswer
  /** False once a tag fell or the time is up: then it is for the case that the database is away. */
  readonly isFresh: boolean
}

interface Filling {
  /** Keeps an answer, unless a tag fell since `begin`: then it may be older than the change. */
  store(
    key: string,
    answer: ReadyAnswer,
    options: { readonly tags: Iterable<string>; readonly freshUntil: number },
  ): void
}

/**
 * Answers that are the same for every guest. Tags are names of document types: a change of one makes every answer
 * that read it stale, however many there are, in constant time.
 */
export interface GuestCache {
  find(key: string, now?: number): CachedAnswer | undefined
  begin(): Filling
  /** Another number after each change of one of these types, and after each silence. */
  changesOf(tags: Iterable<string>): number
  invalidate(tags: Iterable<string>): void
  /** After a silence in which changes may have been missed. */
  invalidateAll(): void
}

const MOST_BYTES = 24 * 1024 * 1024
/**
 * What was asked once may never be asked again: the last few wait in a small room until somebody does. It is so small that
 * they die young; answers that grow old before they are thrown away cost the collector a third of the processor.
 */
const NEWCOMERS = { max: 32, maxSize: 2 * 1024 * 1024 }

/** With room for the two packings, which take about a third each. */
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
