import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Packing = 'br' | 'gzip'

type Body = Buffer | string

export interface EncodedResponse {
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

export function encodedResponse(
  { status, headers, packings: known = [] }: AnswerHead,
  given: Body,
): EncodedResponse {
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

interface Entry {
  readonly answer: EncodedResponse
  readonly tags: readonly string[]
  readonly generation: number
  readonly freshUntil: number
}

interface CachedResponse {
  readonly answer: EncodedResponse
  /** False after an invalidation or expiry: then the response only serves while the database is away. */
  readonly isFresh: boolean
}

interface Filling {
  /** Stores a response, unless a tag was invalidated since `begin`: it may be older than the change. */
  store(
    key: string,
    answer: EncodedResponse,
    options: { readonly tags: Iterable<string>; readonly freshUntil: number },
  ): void
}

/**
 * Cache of responses that are the same for every guest. Tags are names of document types: a change of one invalidates
 * all responses that read it, in constant time.
 */
export interface GuestCache {
  find(key: string, now?: number): CachedResponse | undefined
  begin(): Filling
  changesOf(tags: Iterable<string>): number
  invalidate(tags: Iterable<string>): void
  invalidateAll(): void
}

const MOST_BYTES = 24 * 1024 * 1024

function sizeOf({ answer }: Entry): number {
  return Math.ceil(answer.size * 1.7) + 1024
}

export function createGuestCache(): GuestCache {
  const entries = new LRUCache<string, Entry>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  const fallen = new Map<string, number>()
  let generation = 1
  let floor = 0

  const isFresh = (entry: Entry, now: number) =>
    entry.generation > floor &&
    now < entry.freshUntil &&
    entry.tags.every((tag) => (fallen.get(tag) ?? 0) < entry.generation)

  return {
    find(key, now = Date.now()) {
      const entry = entries.get(key)
      return entry && { answer: entry.answer, isFresh: isFresh(entry, now) }
    },
    begin() {
      const begun = generation
      return {
        store: (key, answer, { tags, freshUntil }) =>
          void entries.set(key, { answer, tags: [...tags], generation: begun, freshUntil }),
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
