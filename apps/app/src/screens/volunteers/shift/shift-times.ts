import type { Translate } from '../../../language/text.ts'
import { clockText, shortDay } from '../../../ui/text/date-text.ts'

interface Times {
  starts_at: string
  ends_at: string
}

export const dayOf = (moment: string): string => moment.slice(0, 10)

const clockOf = (moment: string, language: string): string => clockText(moment.slice(11, 19), language)

/** Returns '9:00 am – 12:00 pm'; with the day when the shift ends on another one. */
export function hoursOfDay({ starts_at, ends_at }: Times, language: string): string {
  const end = clockOf(ends_at, language)
  const last = dayOf(ends_at) === dayOf(starts_at) ? end : `${shortDay(dayOf(ends_at), language)}, ${end}`
  return `${clockOf(starts_at, language)} – ${last}`
}

/** Returns 'Sat 5 Dec, 9:00 am'. */
export function beginText(moment: string, language: string): string {
  return `${shortDay(dayOf(moment), language)}, ${clockOf(moment, language)}`
}

export interface Day<Shift> {
  day: string
  shifts: Shift[]
}

export function byDay<Shift extends Times>(shifts: readonly Shift[]): Day<Shift>[] {
  const days = new Map<string, Shift[]>()
  for (const shift of shifts) {
    const day = dayOf(shift.starts_at)
    days.set(day, [...(days.get(day) ?? []), shift])
  }
  return [...days].map(([day, list]) => ({ day, shifts: list }))
}

const HOUR = 3_600_000

const moment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)

/**
 * Returns true from an hour before a shift until its end, by the site's clock; the server decides, this only shows the
 * button.
 */
export function canBegin({ starts_at, ends_at }: Times, now: string): boolean {
  return moment(starts_at) - HOUR <= moment(now) && now < ends_at
}

/** Returns '1 h 30 min' for 90 minutes. */
export function durationText(duration: number, t: Translate): string {
  const values = { hours: Math.floor(duration / 60), minutes: duration % 60 }
  if (values.hours === 0) return t('volunteers.minutes', values)
  return t(values.minutes === 0 ? 'volunteers.hours' : 'volunteers.hours_and_minutes', values)
}
