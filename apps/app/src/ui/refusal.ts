import { MelaError } from '#client'

/** What the store said it refuses, in its own words; what did not get through, in ours. */
export function refusal(error: unknown, ours: string): string {
  const isRefusal = error instanceof MelaError && !error.isOffline && error.status < 500
  return isRefusal ? error.message : ours
}
