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

export interface ProducedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
  readonly tags: Iterable<string>
  /** Milliseconds for which the response stays true without a write; without limit if undefined. */
  readonly freshFor?: number
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
): Promise<ProducedResponse> {
  return engine.read(guest, async (documents, changeSet) => {
    const { status, json } = await run(documents).then((done) => ({ status: 200, json: done }), notFound)
    const { read: tags, freshFor } = changeSet
    return { status, headers: jsonHeaders, body: JSON.stringify(json), tags, freshFor }
  })
}

const MAX_AGE = 5 * 60_000
const NEAR_MIDNIGHT = 1_000

/**
 * Computes the expiry of a response, which may depend on the site's day and does not outlive it. The day is checked
 * once a second.
 */
function createExpiry(timeZone: string): (now: number) => number {
  let checkedAt = 0
  let isSameDay = true
  return (now) => {
    if (now - checkedAt > NEAR_MIDNIGHT) {
      checkedAt = now
      isSameDay = dayIn(timeZone, new Date(now)) === dayIn(timeZone, new Date(now + MAX_AGE))
    }
    return now + (isSameDay ? MAX_AGE : NEAR_MIDNIGHT)
  }
}

type KeyOf = (request: FastifyRequest) => string

/** Responses that are the same for all guests: from the cache, or produced once for concurrent requests. */
export interface GuestResponses {
  respond(key: string, produce: () => Promise<ProducedResponse>): Promise<EncodedResponse>
  ready(key: string): EncodedResponse | undefined
  make(key: string, produce: () => Promise<ProducedResponse>): Promise<EncodedResponse>
  learnAddress(address: string, keyOf: KeyOf): void
  readyAt(request: FastifyRequest): EncodedResponse | undefined
}

const MAX_ADDRESS_CHARACTERS = 200_000

export function createGuestResponses(engine: Engine): GuestResponses {
  const { cache, settings } = engine
  const freshUntil = createExpiry(settings.timeZone)
  const underway = new Map<string, Promise<EncodedResponse>>()
  const addresses = new LRUCache<string, KeyOf>({
    maxSize: MAX_ADDRESS_CHARACTERS,
    sizeCalculation: (_keyOf, address) => address.length,
  })

  const produceAndStore = async (
    key: string,
    produce: () => Promise<ProducedResponse>,
  ): Promise<EncodedResponse> => {
    const filling = cache.begin()
    const startedAt = Date.now()
    const { status, headers, body, tags, freshFor = Infinity } = await produce()
    const respond = encodedResponse({ status, headers }, body)
    // Responses from audited types are not cached, so that each read is logged.
    if ([...tags].some((tag) => (engine.registry.find(tag)?.guarded ?? null) !== null)) return respond
    filling.store(key, respond, { tags, freshUntil: Math.min(freshUntil(Date.now()), startedAt + freshFor) })
    return respond
  }

  const ready = (key: string) => {
    const cached = cache.find(key)
    return cached?.isFresh ? cached.response : undefined
  }

  /** Serves an expired response while the database is away. */
  const staleResponse = (key: string, error: unknown): EncodedResponse => {
    const cached = cache.find(key)
    if (!cached || !isDatabaseAway(error)) throw error
    return cached.response
  }

  const make: GuestResponses['make'] = (key, produce) => {
    const started = underway.get(key) ?? produceAndStore(key, produce).finally(() => underway.delete(key))
    underway.set(key, started)
    return started.catch((error: unknown) => staleResponse(key, error))
  }

  return {
    ready,
    make,
    respond: async (key, produce) => ready(key) ?? make(key, produce),
    learnAddress: (address, keyOf) => void addresses.set(address, keyOf),
    readyAt(request) {
      const keyOf = addresses.get(request.url)
      return keyOf && ready(keyOf(request))
    },
  }
}
