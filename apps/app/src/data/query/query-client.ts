import type { QueryClient } from '@tanstack/react-query'
import { createQueryClientWith } from '#client/react'
import { isContent, parseJson } from '../content.ts'
import { deviceStore } from '../device/device-store.ts'
import { cacheResponse } from './response-cache.ts'
import type { CachedAnswer } from './use-answer.ts'

const freshFor = 60_000

export const createQueryClient = (): QueryClient =>
  createQueryClientWith({ staleTime: freshFor, gcTime: Infinity })

/**
 * Choices of a query that is asked once when its screen opens, and again when the person asks for it: an answer of an
 * earlier visit is never shown, for example of a link that may have been used since.
 */
export const askedOnce = { staleTime: Infinity, gcTime: 0, retry: false } as const

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
