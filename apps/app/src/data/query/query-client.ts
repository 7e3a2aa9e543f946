import type { QueryClient } from '@tanstack/react-query'
import { createQueryClientWith } from '#client/react'
import { isContent, parseJson } from '../content.ts'
import { deviceStore } from '../device/device-store.ts'
import { cacheResponse, readCachedResponse } from './response-cache.ts'

const freshFor = 60_000

export const createQueryClient = (): QueryClient =>
  createQueryClientWith({
    staleTime: freshFor,
    gcTime: Infinity,
    store: {
      read: (key) => readCachedResponse(deviceStore, key),
      write: (key, response) => cacheResponse(deviceStore, key, response),
    },
  })

/**
 * Choices of a query that is asked once when its screen opens, and again when the person asks for it: an answer of an
 * earlier visit is never shown, for example of a link that may have been used since.
 */
export const queryOnce = { staleTime: Infinity, gcTime: 0, retry: false } as const

export type InlinedResponses = Record<string, unknown>

export const responsesElement = 'responses'

export function readResponses(page: Document): InlinedResponses {
  const responses = parseJson(page.getElementById(responsesElement)?.textContent ?? '{}')
  return isContent(responses) ? responses : {}
}

export function seed(client: QueryClient, responses: InlinedResponses): void {
  const at = Date.now()
  for (const [key, value] of Object.entries(responses)) {
    client.setQueryData([key], value)
    cacheResponse(deviceStore, key, { value, at })
  }
}
