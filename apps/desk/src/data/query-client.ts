import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { MelaError } from '#client'

/** Staff look at each other's work: what they see is never older than half a minute without being asked for again. */
const freshFor = 30_000
const mostRetries = 2

/** `onRefused` hears of every question that was refused: the session may have ended meanwhile. */
export function createQueryClient(onRefused: () => Promise<void>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isRefused(error)) void onRefused()
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isRefused(error)) void onRefused()
      },
    }),
    defaultOptions: {
      queries: { staleTime: freshFor, retry: shouldRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

/** An answer below 500 will not change by asking again; an absent one might. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= mostRetries) return false
  return error instanceof MelaError && (error.isOffline || error.status >= 500)
}

/** An ended session is answered like a stranger: with 403 as often as with 401. */
function isRefused(error: unknown): boolean {
  return error instanceof MelaError && (error.status === 401 || error.status === 403)
}

export function asMelaError(error: unknown): MelaError {
  if (error instanceof MelaError) return error
  return new MelaError(0, '', error instanceof Error ? error.message : String(error))
}
