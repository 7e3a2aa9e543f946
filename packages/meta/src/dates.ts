/** True for an existing day, written 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-01') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'hourCycle'>

// Creating a formatter costs a hundred times as much as using it.
function formattersIn(locale: string, style: Style): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...style })
    formatters.set(timeZone, known)
    return known
  }
}

const dayFormatter = formattersIn('en-CA', { dateStyle: 'short' })
const momentFormatter = formattersIn('sv-SE', { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })

interface KnownDay {
  readonly minute: number
  readonly day: string
}

// Days begin on whole minutes in every zone, so the day is cached for the minute.
const knownDays = new Map<string, KnownDay>()

/** The day it is at this moment in a time zone, 'YYYY-MM-DD'. */
export function dayIn(timeZone: string, moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000)
  const known = knownDays.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = dayFormatter(timeZone).format(moment)
  knownDays.set(timeZone, { minute, day })
  return day
}

/** The day `days` after another one; earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A moment as documents store it: 'YYYY-MM-DD HH:MM:SS' in a time zone. */
export function datetimeIn(timeZone: string, moment: Date): string {
  return momentFormatter(timeZone).format(moment)
}

/** Age in whole years on a day; both days are 'YYYY-MM-DD'. A birthday on 29 February counts on 1 March. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return born.slice(5, 10) <= day.slice(5, 10) ? years : years - 1
}
