import { QueryClient } from '@tanstack/react-query'
import { MelaError } from '#client'

/** Answers stay fresh for a minute: going back and forth between screens asks nothing twice. */
const freshFor = 60_000
const mostRetries = 2

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, gcTime: Infinity, retry: shouldRetry, networkMode: 'always' },
    },
  })
}

/** An answer below 500 will not change by asking again; an absent one might. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= mostRetries) return false
  return error instanceof MelaError && (error.status === 0 || error.status >= 500)
}
