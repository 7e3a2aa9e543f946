import { accepted, refused, type Acceptance } from './acceptance.ts'
import { isDate } from '../dates.ts'
import type { FieldRules } from '../field.ts'

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,6})?)?$/

function timeOf(input: string): string | null {
  const [, hours, minutes, seconds = '00', fraction = ''] = TIME.exec(input) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}:${seconds}${fraction}`
}

export function acceptDate(_field: FieldRules, input: unknown): Acceptance {
  if (typeof input === 'string' && isDate(input.slice(0, 10)) && /^.{10}([ T].*)?$/.test(input))
    return accepted(input.slice(0, 10))
  return refused('type', 'not_a_date')
}

export function acceptDatetime(_field: FieldRules, input: unknown): Acceptance {
  const [date, time = '00:00:00'] = typeof input === 'string' ? input.split(/[ T]/, 2) : []
  const clock = timeOf(time)
  if (date === undefined || !isDate(date) || clock === null) return refused('type', 'not_a_datetime')
  return accepted(`${date} ${clock}`)
}

export function acceptTime(_field: FieldRules, input: unknown): Acceptance {
  const time = typeof input === 'string' ? timeOf(input) : null
  return time === null ? refused('type', 'not_a_time') : accepted(time)
}
