import type { EventDocument } from '#client'
import type { Translate } from '../../language/text.ts'
import { clockText, lastDayOf, longDay } from '../../ui/text/date-text.ts'

type Times = Pick<EventDocument, 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'time_zone'>

/** Returns '7:00 am to 10:30 am', or the text for a whole day. */
export function eventHours(event: Times, language: string, t: Translate): string {
  if (!event.start_time) return t('events.all_day')
  const start = clockText(event.start_time, language)
  if (!event.end_time || event.end_time === event.start_time) return start
  return t('events.time_range', { start, end: clockText(event.end_time, language) })
}

export function daysText(event: Times, language: string, t: Translate): string {
  const start = longDay(event.start_date, language)
  const last = lastDayOf(event)
  if (last <= event.start_date) return start
  return t('events.time_range', { start, end: longDay(last, language) })
}

export function zoneText(event: Times, t: Translate): string {
  const zone = event.time_zone
  if (zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta') return t('events.india_time')
  return t('events.zone', { zone: zone.replaceAll('_', ' ') })
}

/** Returns the calendar file as a data address, which works offline. */
export const calendarAddress = (file: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
