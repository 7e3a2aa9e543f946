const LONGEST_PAUSE_MINUTES = 6 * 60

/**
 * When something is tried again that failed so many times: after one minute, two, four, and so on up to six hours. Null
 * when it is given up.
 */
export function nextAttempt(now: Date, attempts: number, mostAttempts: number): Date | null {
  if (attempts >= mostAttempts) return null
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES)
  return new Date(now.getTime() + minutes * 60_000)
}
