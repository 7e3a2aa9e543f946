import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { encodedResponse, type EncodedResponse } from '#framework/response-cache'
import { isDatabaseAway } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import { guest } from '#framework/permissions'
import { dayIn } from '#meta'
import { errorBody } from './error-body.ts'

export interface Produced {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
  readonly tags: Iterable<string>
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
} as const

/** A 404 is cached too, until a document of the types that were read changes. */
function notFound(error: unknown): { status: number; json: object } {
  if (error instanceof DialectError && error.status === 404) return { status: 404, json: errorBody(error) }
  throw error
}

export function produceAsGuest(
  engine: Engine,
  run: (documents: Documents) => Promise<object>,
): Promise<Produced> {
  return engine.read(guest, async (documents, journal) => {
    const { status, json } = await run(documents).then((done) => ({ status: 200, json: done }), notFound)
    return { status, headers: jsonHeaders, body: JSON.stringify(json), tags: journal.read }
  })
}

const FRESH_FOR = 5 * 60_000
const NEAR_MIDNIGHT = 1_000

/**
 * Computes the expiry of a response, which may depend on the site's day and does not outlive it. The day is checked
 * once a second.
 */
function createFreshness(timeZone: string): (now: number) => number {
  let looked = 0
  let isSameDay = true
  return (now) => {
    if (now - looked > NEAR_MIDNIGHT) {
      looked = now
      isSameDay = dayIn(timeZone, new Date(now)) === dayIn(timeZone, new Date(now + FRESH_FOR))
    }
    return now + (isSameDay ? FRESH_FOR : NEAR_MIDNIGHT)
  }
}

type KeyOf = (request: FastifyRequest) => string

/** Responses that are the same for all guests: from the cache, or produced once for concurrent requests. */
export interface GuestResponses {
  answer(key: string, produce: () => Promise<Produced>): Promise<EncodedResponse>
  ready(key: string): EncodedResponse | undefined
  make(key: string, produce: () => Promise<Produced>): Promise<EncodedResponse>
  learnAddress(address: string, keyOf: KeyOf): void
  readyAt(request: FastifyRequest): EncodedResponse | undefined
}

const KNOWN_ADDRESSES = 200_000

export function createGuestAnswers(engine: Engine): GuestResponses {
  const { cache, settings } = engine
  const freshUntil = createFreshness(settings.timeZone)
  const underway = new Map<string, Promise<EncodedResponse>>()
  const addresses = new LRUCache<string, KeyOf>({
    maxSize: KNOWN_ADDRESSES,
    sizeCalculation: (_keyOf, address) => address.length,
  })

  const produceAndStore = async (key: string, produce: () => Promise<Produced>): Promise<EncodedResponse> => {
    const filling = cache.begin()
    const { status, headers, body, tags } = await produce()
    const answer = encodedResponse({ status, headers }, body)
    // Responses from audited types are not cached, so that each read is logged.
    if ([...tags].some((tag) => (engine.registry.find(tag)?.guarded ?? null) !== null)) return answer
    filling.store(key, answer, { tags, freshUntil: freshUntil(Date.now()) })
    return answer
  }

  const ready = (key: string) => {
    const cached = cache.find(key)
    return cached?.isFresh ? cached.answer : undefined
  }

  /** Serves an expired response while the database is away. */
  const orStale = (key: string, error: unknown): EncodedResponse => {
    const cached = cache.find(key)
    if (!cached || !isDatabaseAway(error)) throw error
    return cached.answer
  }

  const make: GuestResponses['make'] = (key, produce) => {
    const started = underway.get(key) ?? produceAndStore(key, produce).finally(() => underway.delete(key))
    underway.set(key, started)
    return started.catch((error: unknown) => orStale(key, error))
  }

  return {
    ready,
    make,
    answer: async (key, produce) => ready(key) ?? make(key, produce),
    learnAddress: (address, keyOf) => void addresses.set(address, keyOf),
    readyAt(request) {
      const keyOf = addresses.get(request.url)
      return keyOf && ready(keyOf(request))
    },
  }
}
