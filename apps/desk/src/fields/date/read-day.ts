import { isDate } from '#meta'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const century = 2000

/** '26' is 2026: nobody types the century. */
const yearOf = (text: string, today: Date): number => {
  if (text === '') return today.getFullYear()
  return text.length <= 2 ? century + Number(text) : Number(text)
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Whether a field of a day holds text that is no day. */
export const isUnreadableDay = (value: string): boolean => value !== '' && !isDate(value)

/** A typed day as 'YYYY-MM-DD': 2026-11-29, 29/11/2026, 29.11.26, 29 Nov, 29. Null when it cannot be one. */
export function readDay(text: string, today = new Date()): string | null {
  const typed = text.trim()
  if (isDate(typed)) return typed
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:[\s./-]+(\d{1,2}|[a-z]{3,9}))?(?:[\s./,-]+(\d{2}|\d{4}))?$/i.exec(typed) ?? []
  if (day === '') return null
  const found = written(
    yearOf(year, today),
    month === '' ? today.getMonth() + 1 : monthOf(month),
    Number(day),
  )
  return isDate(found) ? found : null
}
