import { isDate } from './dates.ts'

/** Hours of a day; times are 'HH:MM'. */
export interface Hours {
  readonly day: string
  readonly starts: string
  readonly ends: string
}

const HOURS_PATTERN = /^(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d)$/

/** The text that a Data field of the format `Hours` keeps: '2026-11-28 10:00–13:00'. */
export const hoursText = ({ day, starts, ends }: Hours): string => `${day} ${starts}–${ends}`

/** Null for what is no day with its hours. */
export function readHours(text: string): Hours | null {
  const [, day = '', starts = '', ends = ''] = HOURS_PATTERN.exec(text) ?? []
  return isDate(day) ? { day, starts, ends } : null
}

const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** 'Sat, 28 Nov, 2026, 10:00 am – 1:00 pm': as people of a language say it. What is no such text stays as it is. */
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
