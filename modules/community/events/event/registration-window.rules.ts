import { datetimeIn } from '#meta'

/** Days and times of an event, on the clocks of its own zone. */
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

/** When an event begins, 'YYYY-MM-DD HH:MM:SS' on the clocks of its zone. */
export function eventStart({ start_date, start_time }: EventTimes): string {
  return moment(start_date, start_time ?? '00:00:00')
}

/** The last second of an event, likewise. */
function eventEnd({ start_date, end_date, end_time }: EventTimes): string {
  return moment(end_date ?? start_date, end_time ?? END_OF_DAY)
}

/** The last second in which a family can register; null when nothing but the end of the event ends that. */
function registrationEnd({ registration_end_date }: EventTimes): string | null {
  return registration_end_date === null ? null : moment(registration_end_date, END_OF_DAY)
}

export type RegistrationWindow = 'open' | 'closed' | 'over'

/** Whether people can register at a moment, by the clocks of the event's own zone. */
export function registrationWindowAt(event: EventTimes, now: Date): RegistrationWindow {
  const clock = datetimeIn(event.time_zone, now)
  if (clock > eventEnd(event)) return 'over'
  const closingTime = registrationEnd(event)
  return closingTime !== null && clock > closingTime ? 'closed' : 'open'
}

const MINUTE = 60_000

const toMinutes = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) / MINUTE

/** Minutes until an event begins; below zero once it has begun. */
export function minutesUntilStart(event: EventTimes, now: Date): number {
  return toMinutes(eventStart(event)) - toMinutes(datetimeIn(event.time_zone, now))
}

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
