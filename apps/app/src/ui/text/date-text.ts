/** Returns the locale of a language; days are 'YYYY-MM-DD', times 'HH:MM:SS'. */
const locale = (language: string): string => (language.includes('-') ? language : `${language}-IN`)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached formatter: creating one takes longer than rendering a card. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(language), options)
  formats.set(key, format)
  return format
}

function part(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return day
  return formatOf(language, { timeZone: 'UTC', ...options }).format(moment)
}

/** Replaces spaces by no-break spaces, so that a date or an hour with its am or pm stays on one line. */
const unbroken = (text: string): string => text.replace(/\s/g, '\u00a0')

export const weekdayText = (day: string, language: string) => part(day, language, { weekday: 'short' })
export const monthText = (day: string, language: string) => part(day, language, { month: 'short' })
export const monthInitial = (day: string, language: string) => part(day, language, { month: 'narrow' })
export const dayNumber = (day: string, language: string) => part(day, language, { day: 'numeric' })
export const monthAndYear = (day: string, language: string) =>
  part(day, language, { month: 'long', year: 'numeric' })
export const longDay = (day: string, language: string) =>
  part(day, language, { weekday: 'long', day: 'numeric', month: 'long' })
export const plainDay = (day: string, language: string) =>
  unbroken(part(day, language, { day: 'numeric', month: 'long', year: 'numeric' }))

/** Returns '29 Nov 2026' on one line. */
export const mediumDay = (day: string, language: string) =>
  unbroken(part(day, language, { day: 'numeric', month: 'short', year: 'numeric' }))

/** Returns 'Sun 29 Nov' on one line. */
export function shortDay(day: string, language: string): string {
  return unbroken(`${weekdayText(day, language)} ${dayNumber(day, language)} ${monthText(day, language)}`)
}

/** Returns '7:00 am'. */
export function clockText(time: string, language: string): string {
  const padded = /^\d:/.test(time) ? `0${time}` : time
  const moment = new Date(`1970-01-01T${padded.slice(0, 8)}Z`)
  if (Number.isNaN(moment.getTime())) return time
  const options = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hour12: true } as const
  return unbroken(formatOf(language, options).format(moment))
}

export function clockAt(moment: number, language: string): string {
  return unbroken(formatOf(language, { hour: 'numeric', minute: '2-digit' }).format(moment))
}

/** Returns 'Sun 29 Nov, 7:00 am'; the days of a longer event joined by a dash. */
export function whenText(event: EventTime, language: string): string {
  const first = shortDay(event.start_date, language)
  const last = lastDayOf(event)
  if (last > event.start_date) return `${first} – ${shortDay(last, language)}`
  return event.start_time ? `${first}, ${clockText(event.start_time, language)}` : first
}

export interface EventTime {
  start_date: string
  end_date?: string | null
  start_time?: string | null
}

/** Returns the last day; an event without an end lasts one day. */
export const lastDayOf = (event: EventTime): string => event.end_date ?? event.start_date

/** Returns 'Sat 28 Nov, 10:00 am – 1:00 pm'. */
export const dayHours = (
  { day, starts, ends }: { day: string; starts: string; ends: string },
  language: string,
) => `${shortDay(day, language)}, ${clockText(starts, language)} – ${clockText(ends, language)}`
