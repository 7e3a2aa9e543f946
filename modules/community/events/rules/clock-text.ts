const MINUTE = 60_000

/** A moment of a document so many minutes on, 'YYYY-MM-DD HH:MM:SS' on the same clocks. */
export function minutesAfter(clock: string, minutes: number): string {
  const moment = Date.parse(`${clock.slice(0, 19).replace(' ', 'T')}Z`)
  return new Date(moment + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ')
}

/** The later of two moments; the first one where the other is none. */
export function laterOf(one: string, other: string | null): string {
  return other !== null && other > one ? other : one
}
