import { sentence, term } from './sentence.ts'
import { accepted, refused, type Acceptance } from './acceptance.ts'
import { isDate } from './dates.ts'
import type { FieldRules } from './field.ts'

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,6})?)?$/

function timeOf(input: string): string | null {
  const [, hours, minutes, seconds = '00', fraction = ''] = TIME.exec(input) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}:${seconds}${fraction}`
}

export function acceptDate(field: FieldRules, input: unknown): Acceptance {
  if (typeof input === 'string' && isDate(input.slice(0, 10)) && /^.{10}([ T].*)?$/.test(input))
    return accepted(input.slice(0, 10))
  return refused('type', sentence`${term(field.label)} must be a date like 2026-11-29`)
}

export function acceptDatetime(field: FieldRules, input: unknown): Acceptance {
  const [date, time = '00:00:00'] = typeof input === 'string' ? input.split(/[ T]/, 2) : []
  const clock = timeOf(time)
  if (date === undefined || !isDate(date) || clock === null)
    return refused('type', sentence`${term(field.label)} must be a date and time like 2026-11-29 07:00:00`)
  return accepted(`${date} ${clock}`)
}

export function acceptTime(field: FieldRules, input: unknown): Acceptance {
  const time = typeof input === 'string' ? timeOf(input) : null
  return time === null
    ? refused('type', sentence`${term(field.label)} must be a time like 07:00:00`)
    : accepted(time)
}
