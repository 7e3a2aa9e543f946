import { datetimeIn } from '#meta'

/** Dates and times in the event's own time zone. */
export interface EventTimes {
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly time_zone: string
  readonly registration_end_date: string | null
}

const END_OF_DAY = '23:59:59'

const moment = (day: string, time: string): string => `${day} ${time.slice(0, 8)}`

/** Returns the start, 'YYYY-MM-DD HH:MM:SS' in the event's time zone. */
export function eventStart({ start_date, start_time }: EventTimes): string {
  return moment(start_date, start_time ?? '00:00:00')
}

function eventEnd({ start_date, end_date, end_time }: EventTimes): string {
  return moment(end_date ?? start_date, end_time ?? END_OF_DAY)
}

/** Returns the last second of registration; null when only the event's end limits it. */
function registrationEnd({ registration_end_date }: EventTimes): string | null {
  return registration_end_date === null ? null : moment(registration_end_date, END_OF_DAY)
}

export type RegistrationWindow = 'open' | 'closed' | 'over'

export function registrationWindowAt(event: EventTimes, now: Date): RegistrationWindow {
  const clock = datetimeIn(event.time_zone, now)
  if (clock > eventEnd(event)) return 'over'
  const closingTime = registrationEnd(event)
  return closingTime !== null && clock > closingTime ? 'closed' : 'open'
}

const MINUTE = 60_000

const toMinutes = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) / MINUTE

/** Returns minutes until the start, negative afterwards. */
export function minutesUntilStart(event: EventTimes, now: Date): number {
  return toMinutes(eventStart(event)) - toMinutes(datetimeIn(event.time_zone, now))
}

/** Minutes for which seats are held for payment. */
export const PAYMENT_HOLD_MINUTES = 15

const DAY_MINUTES = 24 * 60

const MIN_OFFER_MINUTES = 15

/**
 * Returns minutes for which an offered seat is held: a day, or half of the remaining time if the event starts within
 * two days, so that time is left for the next offer. Null after the start.
 */
export function offerHoldMinutes(untilStart: number): number | null {
  if (untilStart <= 0) return null
  return Math.max(
    Math.min(MIN_OFFER_MINUTES, Math.floor(untilStart)),
    Math.min(DAY_MINUTES, Math.floor(untilStart / 2)),
  )
}
