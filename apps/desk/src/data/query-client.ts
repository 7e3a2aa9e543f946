import type { QueryClient } from '@tanstack/react-query'
import { MelaError } from '#client'
import { createQueryClientWith } from '#client/react'

export { asMelaError } from '#client'

/** Staff look at each other's work: what they see is never older than half a minute without being asked for again. */
const freshFor = 30_000

/** `onRefused` hears of every question that was refused: the session may have ended meanwhile. */
export const createQueryClient = (onRefused: () => Promise<void>): QueryClient =>
  createQueryClientWith({
    staleTime: freshFor,
    onError: (error) => {
      if (isRefused(error)) void onRefused()
    },
  })

/** An ended session is answered like a stranger: with 403 as often as with 401. */
function isRefused(error: unknown): boolean {
  return error instanceof MelaError && (error.status === 401 || error.status === 403)
}
