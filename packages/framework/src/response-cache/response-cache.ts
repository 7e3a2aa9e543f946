import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

type Body = Buffer | string

export interface EncodedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Bytes of the uncompressed body. */
  readonly size: number
  readonly isWorthCompressing: boolean
  /** Text for the first client, who may be the only one; bytes from the second on. */
  body(): Body
  compressed(encoding: Encoding): Buffer
}

// Below this size compression costs more than it saves.
const MIN_COMPRESSED_SIZE = 1024
/** Characters above which one conversion to bytes is faster than separate ones for the hash and the socket. */
const BUFFERED_LENGTH = 2048

const compress: Record<Encoding, (body: Body) => Buffer> = {
  gzip: (body) => gzipSync(body, { level: 6 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

interface ResponseHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly compressions?: Iterable<readonly [Encoding, Buffer]>
}

export function encodedResponse(
  { status, headers, compressions: known = [] }: ResponseHead,
  content: Body,
): EncodedResponse {
  const compressions = new Map(known)
  let body = content.length > BUFFERED_LENGTH ? Buffer.from(content) : content
  const size = Buffer.byteLength(body)
  let isSent = false
  return {
    status,
    headers,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    size,
    isWorthCompressing: size >= MIN_COMPRESSED_SIZE,
    body() {
      if (isSent && typeof body === 'string') body = Buffer.from(body)
      isSent = true
      return body
    },
    compressed(encoding) {
      const bytes = compressions.get(encoding) ?? compress[encoding](body)
      compressions.set(encoding, bytes)
      return bytes
    },
  }
}

interface Entry {
  readonly response: EncodedResponse
  readonly tags: readonly string[]
  readonly generation: number
  readonly freshUntil: number
}

interface CachedResponse {
  readonly response: EncodedResponse
  /** False after an invalidation or expiry: then the response only serves while the database is away. */
  readonly isFresh: boolean
}

interface Filling {
  /** Stores a response, unless a tag was invalidated since `begin`: it may be older than the change. */
  store(
    key: string,
    response: EncodedResponse,
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

const MAX_BYTES = 24 * 1024 * 1024

function sizeOf({ response }: Entry): number {
  return Math.ceil(response.size * 1.7) + 1024
}

export function createGuestCache(): GuestCache {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  const invalidatedAt = new Map<string, number>()
  let generation = 1
  let floor = 0

  const isFresh = (entry: Entry, now: number) =>
    entry.generation > floor &&
    now < entry.freshUntil &&
    entry.tags.every((tag) => (invalidatedAt.get(tag) ?? 0) < entry.generation)

  return {
    find(key, now = Date.now()) {
      const entry = entries.get(key)
      return entry && { response: entry.response, isFresh: isFresh(entry, now) }
    },
    begin() {
      const startGeneration = generation
      return {
        store: (key, response, { tags, freshUntil }) =>
          void entries.set(key, { response, tags: [...tags], generation: startGeneration, freshUntil }),
      }
    },
    changesOf: (tags) => Math.max(floor, ...[...tags].map((tag) => invalidatedAt.get(tag) ?? 0)),
    invalidate(tags) {
      for (const tag of tags) invalidatedAt.set(tag, generation)
      generation += 1
    },
    invalidateAll() {
      floor = generation
      generation += 1
    },
  }
}
