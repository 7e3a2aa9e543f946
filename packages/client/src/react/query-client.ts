import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { MelaError } from '../mela-error.ts'

interface Lifetimes {
  /** Milliseconds for which a result counts as fresh. */
  staleTime: number
  /** Milliseconds for which a result that nobody shows stays; the library's own five minutes by default. */
  gcTime?: number
  /** Receives every failure of a query or a mutation. */
  onError?: (error: Error) => void
}

const mostRetries = 2

/** The cache of an app: it asks again what failed for want of a connection, and takes no device for offline by itself. */
export function createQueryClientWith({ onError, ...lifetimes }: Lifetimes): QueryClient {
  const listeners = onError ? { onError } : {}
  return new QueryClient({
    queryCache: new QueryCache(listeners),
    mutationCache: new MutationCache(listeners),
    defaultOptions: {
      queries: { ...lifetimes, retry: shouldRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Returns true for a missing response or a status of 500 and above; a response below 500 does not change by asking
 * again.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= mostRetries) return false
  return error instanceof MelaError && (error.isOffline || error.status >= 500)
}
