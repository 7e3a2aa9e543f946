import { isDate } from '#meta'

/** A day, or a moment on the site's clocks, as documents keep it. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::\d{2}(?:\.\d+)?)?)?$/

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

function shownMoment(value: string, language: string): string {
  const [, date = '', time] = MOMENT.exec(value) ?? []
  if (!isDate(date)) return value
  const style = time === undefined ? day : { ...day, ...clock }
  const formatter = new Intl.DateTimeFormat(`${language}-IN`, { ...style, timeZone: 'UTC' })
  return formatter.format(new Date(`${date}T${time ?? '00:00'}:00Z`))
}

/** What happened as a person reads it: days and hours in the words of the message's language, everything else as it is. */
export function shownValues(
  values: Readonly<Record<string, string>>,
  language: string,
): Readonly<Record<string, string>> {
  const shown = ([name, value]: readonly [string, string]) => [name, shownMoment(value, language)] as const
  return Object.fromEntries(Object.entries(values).map(shown))
}
