/** Minutes for which seats are kept for whoever has still to pay. */
export const PAYMENT_HOLD_MINUTES = 15

const DAY_MINUTES = 24 * 60
const MIN_OFFER_MINUTES = 15

/**
 * Minutes for which seats are offered to somebody on the waiting list: a day; when the event is nearer than two days, half
 * of the time that is left, so that there is time for the next one too. None once it has begun.
 */
export function offerHoldMinutes(untilStart: number): number | null {
  if (untilStart <= 0) return null
  return Math.max(
    Math.min(MIN_OFFER_MINUTES, Math.floor(untilStart)),
    Math.min(DAY_MINUTES, Math.floor(untilStart / 2)),
  )
}
