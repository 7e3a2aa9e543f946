import { accepted, refused, type Acceptance, type ProblemName } from './acceptance.ts'
import { holdsControls } from '../text/plain-text.ts'
import type { DataFormat, FieldRules } from '../field.ts'
import { toE164 } from '../phone.ts'
import { isWebAddress } from '../text/web-address.ts'
import { isDate } from '../dates.ts'
import { isGeoJsonText } from '../geo-json.ts'

function textOf(input: unknown): string | null {
  if (typeof input === 'number') return String(input)
  return typeof input === 'string' && isStorable(input) ? input : null
}

/** PostgreSQL cannot store NUL, and a lone surrogate has no UTF-8. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export function acceptText(field: FieldRules, input: unknown): Acceptance {
  const text = textOf(input)
  if (text === null) return refused('type', 'not_text')
  if (text.length > field.maxLength) return refused('length', 'too_long', { max: field.maxLength })
  return accepted(text)
}

interface Format {
  readonly fits: (text: string) => boolean
  readonly kind: 'email' | 'format'
  readonly problem: ProblemName
}

const EMAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.[\]\\]+(\.[^\s@<>"(),;:.[\]\\]+)+$/

/** Mail hosts have names: numeric addresses are refused. */
const isEmail = (text: string): boolean => EMAIL.test(text) && !/\.\d+$/.test(text)

const like = (pattern: RegExp) => (text: string) => pattern.test(text)

const formats: Record<DataFormat, Format> = {
  Email: {
    fits: isEmail,
    kind: 'email',
    problem: 'not_an_email',
  },
  URL: {
    fits: isWebAddress,
    kind: 'format',
    problem: 'not_an_url',
  },
  Name: { fits: like(/^[^<>]+$/), kind: 'format', problem: 'not_a_name' },
  Route: {
    fits: like(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/),
    kind: 'format',
    problem: 'not_a_route',
  },
  Hours: {
    fits: like(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}–\d{2}:\d{2}$/),
    kind: 'format',
    problem: 'not_hours',
  },
  'Payment method': { fits: () => true, kind: 'format', problem: 'not_text' },
  User: { fits: () => true, kind: 'format', problem: 'not_text' },
  DocType: { fits: () => true, kind: 'format', problem: 'not_text' },
  Fieldname: { fits: () => true, kind: 'format', problem: 'not_text' },
}

function isDataFormat(option: string | undefined): option is DataFormat {
  return option !== undefined && Object.hasOwn(formats, option)
}

export function acceptData(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  const format = field.options[0]
  if (!acceptance.isAccepted) return acceptance
  if (holdsControls(String(acceptance.value))) return refused('format', 'not_one_line')
  if (!isDataFormat(format)) return acceptance
  const { fits, kind, problem } = formats[format]
  const text = String(acceptance.value).trim()
  return fits(text) ? accepted(text) : refused(kind, problem, { value: text })
}

/** File names in addresses may contain spaces. */
export function acceptAttachment(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  if (!acceptance.isAccepted) return acceptance
  const text = String(acceptance.value)
  if (isWebAddress(text.replaceAll(' ', '%20'))) return acceptance
  return refused('format', formats.URL.problem, { value: text })
}

export function acceptSelect(field: FieldRules, input: unknown): Acceptance {
  const text = textOf(input)
  if (text !== null && field.options.includes(text)) return accepted(text)
  const choices = field.options.map((option) => `"${option}"`).join(', ')
  return refused('option', 'not_a_choice', { value: text ?? typeof input, choices })
}

/** Stored as E.164, so that 098… and +91 98… are one number. */
export function acceptPhone(_field: FieldRules, input: unknown): Acceptance {
  const phone = toE164(textOf(input) ?? '')
  return phone === null ? refused('phone', 'not_a_phone') : accepted(phone)
}

/** A JSON field holds text that parses; objects and lists of the wire are stored as text. */
export function acceptJson(field: FieldRules, input: unknown): Acceptance {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  if (!parses(text)) return refused('format', 'not_json')
  return acceptText(field, text)
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

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

export function acceptGeolocation(field: FieldRules, input: unknown): Acceptance {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  if (typeof text === 'string' && isGeoJsonText(text)) return acceptText(field, text)
  return refused('format', 'not_a_place')
}

/** First bytes of every PNG in base64. */
const PICTURE = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/

/** A drawing as the data URL of a PNG: other content that a browser would show or run is refused. */
export function acceptSignature(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  if (!acceptance.isAccepted || PICTURE.test(String(acceptance.value))) return acceptance
  return refused('format', 'not_a_signature')
}
