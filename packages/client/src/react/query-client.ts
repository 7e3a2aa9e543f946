import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type DefaultOptions,
  type QueryPersister,
  type QueryState,
} from '@tanstack/react-query'
import { MelaError } from '../mela-error.ts'

/** Last successful response to a call and its time in milliseconds since 1970. */
export interface StoredResponse<Value = unknown> {
  at: number
  value: Value
}

/** The device's storage of the responses to calls that have a key. */
export interface ResponseStore {
  read(key: string): StoredResponse | undefined
  write(key: string, response: StoredResponse): void
}

interface Settings {
  /** Milliseconds for which a result counts as fresh. */
  staleTime: number
  /** Milliseconds for which an unused result is retained; five minutes by default, as in the library. */
  gcTime?: number
  /** Receives every failure of a query or a mutation. */
  onError?: (error: Error) => void
  /** Store whose responses are shown while the server cannot be reached. */
  store?: ResponseStore
}

const mostRetries = 2
const storedRefetchInterval = 10_000

/** Creates an app's query cache. It retries failed connections, and sends requests even if the browser reports offline. */
export function createQueryClientWith({ onError, store, ...lifetimes }: Settings): QueryClient {
  const listeners = onError ? { onError } : {}
  return new QueryClient({
    queryCache: new QueryCache(listeners),
    mutationCache: new MutationCache(listeners),
    defaultOptions: {
      queries: { ...lifetimes, retry: shouldRetry, networkMode: 'always', ...(store && storedIn(store)) },
      mutations: { networkMode: 'always' },
    },
  })
}

type State = Pick<QueryState, 'status' | 'dataUpdatedAt' | 'errorUpdatedAt'>

/** Returns true for a stored result, which is older than the failure after it. */
const isStored = ({ status, dataUpdatedAt, errorUpdatedAt }: State): boolean =>
  status === 'success' && errorUpdatedAt > dataUpdatedAt

/**
 * Returns the time of a result in milliseconds since 1970 when it is the last good one, because the server could not be
 * reached; null for a result of the server.
 */
export const cachedAt = (query: State): number | null => (isStored(query) ? query.dataUpdatedAt : null)

const storedIn = (store: ResponseStore): DefaultOptions['queries'] => ({
  persister: persistIn(store),
  refetchOnReconnect: ({ state }) => (isStored(state) ? 'always' : true),
  refetchInterval: ({ state }) => (isStored(state) ? storedRefetchInterval : false),
})

/** Stores each response, and answers with the stored one when the server cannot be reached. */
const persistIn =
  (store: ResponseStore): QueryPersister =>
  async (queryFn, context, query) => {
    const key = query.meta?.['key']
    if (typeof key !== 'string') return queryFn(context)
    try {
      const value = await queryFn(context)
      store.write(key, { at: Date.now(), value })
      return value
    } catch (error) {
      const stored = isAway(error) ? store.read(key) : undefined
      if (stored === undefined) throw error
      const failedAt = Date.now()
      const dataUpdatedAt = Math.min(stored.at, failedAt - 1)
      // The library writes the time of this fetch as that of the data.
      notifyManager.schedule(() => query.setState({ dataUpdatedAt, errorUpdatedAt: failedAt }))
      return stored.value
    }
  }

/**
 * Returns true for a missing response or a status of 500 and above; a response below 500 does not change by asking
 * again.
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < mostRetries && isAway(error)

const isAway = (error: unknown): boolean =>
  error instanceof MelaError && (error.isOffline || error.status >= 500)
