import type { QueryClient } from '@tanstack/react-query'
import { MelaError } from '#client'
import { createQueryClientWith } from '#client/react'

export { toMelaError } from '#client'

/** Milliseconds after which data is fetched again, because staff see each other's changes. */
const freshFor = 30_000

/** Creates the client; `onRefused` is called for every refused request, because the session may have ended. */
export const createQueryClient = (onRefused: () => Promise<void>): QueryClient =>
  createQueryClientWith({
    staleTime: freshFor,
    onError: (error) => {
      if (isRefused(error)) void onRefused()
    },
  })

/** Returns true for 401 and 403: the server treats an ended session as a guest. */
function isRefused(error: unknown): boolean {
  return error instanceof MelaError && (error.status === 401 || error.status === 403)
}
