import type { Language } from '#design/messages'

/** Space before 'am' or 'pm', where no line may break. */
const beforeHalf = /\s(?=[ap]m$)/i

/** Formats a time unchanged: the server's times are the site's own, whatever the device's time zone. */
function format(text: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${text.slice(0, 19).replace(' ', 'T')}Z`)
  if (Number.isNaN(date.getTime())) return text
  const shown = new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(date)
  return shown.replace(beforeHalf, '\u00a0')
}

/** Returns '29 Nov 2026' for '2026-11-29'. */
export function dayText(date: string, language: Language): string {
  return format(`${date.slice(0, 10)} 00:00:00`, language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** Returns the day by this device's clock, 'YYYY-MM-DD'. */
export const todayHere = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())

/** Returns '29 Nov 2026, 7:00 am' for '2026-11-29 07:00:00.000000'. */
export function momentText(datetime: string, language: Language): string {
  return format(datetime, language, { dateStyle: 'medium', timeStyle: 'short' })
}

const year = /,? \d{4}$/

/** Returns '29 Nov, 7:00 am', for recent times; the day precedes the month in each language, as with the year. */
export function shortMomentText(datetime: string, language: Language): string {
  const time = format(datetime, language, { timeStyle: 'short' })
  return time === datetime ? datetime : `${dayText(datetime, language).replace(year, '')}, ${time}`
}

/** Returns '7:00 am' for '07:00:00'. */
export function timeText(time: string, language: Language): string {
  return format(`2000-01-01 ${time.padStart(8, '0')}`, language, { timeStyle: 'short' })
}
