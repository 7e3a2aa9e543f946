import { QueryClient } from '@tanstack/react-query'
import { MelaError } from '#client'
import { isContent, parseJson } from '../content.ts'
import { deviceStore } from '../device/device-store.ts'
import { cacheResponse } from './response-cache.ts'
import type { CachedAnswer } from './use-answer.ts'

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

/** The page's first data as the server wrote it: out of their envelopes, under the keys of the calls. */
export type InlinedAnswers = Record<string, unknown>

export const answersElement = 'answers'

export function readAnswers(page: Document): InlinedAnswers {
  const answers = parseJson(page.getElementById(answersElement)?.textContent ?? '{}')
  return isContent(answers) ? answers : {}
}

export function seed(client: QueryClient, answers: InlinedAnswers): void {
  const at = Date.now()
  for (const [key, value] of Object.entries(answers)) {
    const cached: CachedAnswer<unknown> = { value, at, isCached: false }
    client.setQueryData([key], cached)
    cacheResponse(deviceStore, key, { value, at })
  }
}
