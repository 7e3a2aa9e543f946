import { isDate } from './dates.ts'

const SECONDS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const

const WRITTEN = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/

export interface DurationPart {
  readonly unit: 'day' | 'hour' | 'minute' | 'second'
  readonly count: number
}

/** Splits seconds into days, hours, minutes and seconds. Zero parts are left out; zero itself is no parts. */
export function durationParts(seconds: number): readonly DurationPart[] {
  const days = Math.floor(seconds / SECONDS.d)
  const hours = Math.floor((seconds % SECONDS.d) / SECONDS.h)
  const minutes = Math.floor((seconds % SECONDS.h) / SECONDS.m)
  // Microseconds are the smallest unit; smaller values are errors of the division.
  const rest = Math.round((seconds % SECONDS.m) * 1e6) / 1e6
  const parts: readonly DurationPart[] = [
    { unit: 'day', count: days },
    { unit: 'hour', count: hours },
    { unit: 'minute', count: minutes },
    { unit: 'second', count: rest },
  ]
  const filled = parts.filter(({ count }) => count !== 0)
  return filled.length > 0 ? filled : [{ unit: 'second', count: 0 }]
}

/** Formats seconds as '1d 2h 30m 5s'. */
export function durationText(seconds: number): string {
  return durationParts(seconds)
    .map(({ unit, count }) => `${count}${unit.charAt(0)}`)
    .join(' ')
}

/** Parses a duration with any separators; null when invalid. A bare number is seconds. */
export function readDuration(text: string): number | null {
  const compact = text.toLowerCase().replace(/[\s,]/g, '')
  if (/^\d+(\.\d+)?$/.test(compact)) return Number(compact)
  const [matched = '', days = 0, hours = 0, minutes = 0, seconds = 0] = WRITTEN.exec(compact) ?? []
  if (matched === '') return null
  return Number(days) * SECONDS.d + Number(hours) * SECONDS.h + Number(minutes) * SECONDS.m + Number(seconds)
}

export interface Hours {
  readonly day: string
  readonly starts: string
  readonly ends: string
}

const HOURS_PATTERN = /^(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d)$/

/** Stored text of a Data field of the format `Hours`: '2026-11-28 10:00–13:00'. */
export const hoursText = ({ day, starts, ends }: Hours): string => `${day} ${starts}–${ends}`

export function readHours(text: string): Hours | null {
  const [, day = '', starts = '', ends = ''] = HOURS_PATTERN.exec(text) ?? []
  return isDate(day) ? { day, starts, ends } : null
}

const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

const clock = { hour: 'numeric', minute: '2-digit' } as const

/** Formats hours as 'Sat, 28 Nov, 2026, 10:00 am – 1:00 pm' in a language. Other text stays unchanged. */
export function hoursInWords(text: string, language: string): string {
  const hours = readHours(text)
  if (hours === null) return text
  const part = (time: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' })
      .format(new Date(`${hours.day}T${time}:00Z`))
      // Not every font of a paper has the narrow space that stands before am and pm.
      .replaceAll('\u202f', '\u00a0')
  return `${part('00:00', date)}, ${part(hours.starts, clock)} – ${part(hours.ends, clock)}`
}
