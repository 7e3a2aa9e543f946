/** Minutes for which seats are kept for whoever has still to pay. */
export const PAY_WITHIN = 15

const DAY = 24 * 60
const SHORTEST = 15

/**
 * Minutes for which seats are offered to somebody on the waiting list: a day; when the event is nearer than two days, half
 * of the time that is left, so that there is time for the next one too. None once it has begun.
 */
export function offerMinutes(untilBegin: number): number | null {
  if (untilBegin <= 0) return null
  return Math.max(Math.min(SHORTEST, Math.floor(untilBegin)), Math.min(DAY, Math.floor(untilBegin / 2)))
}
