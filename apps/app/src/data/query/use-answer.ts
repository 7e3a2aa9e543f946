import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { asMelaError, MelaError, send } from '#client'
import { deviceStore } from '../device/device-store.ts'
import { inLanguage, type PageCall } from '../page-call.ts'
import { cacheResponse, readCachedResponse } from './response-cache.ts'
import { useVisit } from '../visit.ts'

/** An answer on a page. `isCached` says that it is the last good one because the store could not be reached. */
export interface CachedAnswer<Value> {
  value: Value
  at: number
  isCached: boolean
}

export interface AnswerQuery<Value> {
  value: Value | undefined
  /** Time of a cached value in milliseconds since 1970; null for a value of the server. */
  cachedAt: number | null
  error: MelaError | null
  isLoading: boolean
  retry(): void
}

const retryInterval = 10_000

/** Fetches the response to a call; `undefined` is a call whose arguments are not known yet. */
export function useAnswer<Value>(call: PageCall<Value> | undefined): AnswerQuery<Value> {
  const client = useQueryClient()
  const { language } = useVisit()
  const asked = call && inLanguage(call, language)
  const query = useQuery<CachedAnswer<Value>>({
    queryKey: [asked?.key ?? 'nothing'],
    queryFn: asked ? () => ask(asked) : skipToken,
    meta: { of: call?.key },
    // The response in the previous language is shown until this one arrives.
    placeholderData: (before, of) => (of?.meta?.['of'] === call?.key ? before : undefined),
    // A stored response is fresh by its time, yet the network may have a newer one.
    refetchOnReconnect: ({ state }) => (state.data?.isCached ? 'always' : true),
    refetchInterval: ({ state }) => (state.data?.isCached ? retryInterval : false),
  })
  return {
    value: query.data?.value,
    cachedAt: query.data?.isCached ? query.data.at : null,
    error: query.error && asMelaError(query.error),
    isLoading: query.isPending,
    retry: () => {
      void query.refetch()
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    },
  }
}

/** Puts what another call answered in the place of a read's own answer. */
export function storeAnswer<Value>(client: QueryClient, key: string, value: Value): void {
  client.setQueryData<CachedAnswer<Value>>([key], { value, at: Date.now(), isCached: false })
}

/** Asks the server and falls back to the device's cached response when it cannot be reached. */
async function ask<Value>(call: PageCall<Value>): Promise<CachedAnswer<Value>> {
  try {
    const answer = { value: await send(call), at: Date.now() }
    cacheResponse(deviceStore, call.key, answer)
    return { ...answer, isCached: false }
  } catch (error) {
    const cached = isAway(error) ? readCachedResponse<Value>(deviceStore, call.key) : undefined
    if (cached === undefined) throw error
    return { ...cached, isCached: true }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof MelaError && (error.isOffline || error.status >= 500)
}
