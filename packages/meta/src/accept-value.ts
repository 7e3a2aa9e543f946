import {
  acceptText,
  acceptAttachment,
  acceptData,
  acceptJson,
  acceptPhone,
  acceptSelect,
} from './accept-text.ts'
import { refused, type Acceptance, accepted, type Accept, problem } from './acceptance.ts'
import type { FieldRules } from './field.ts'
import { isGeoJsonText } from './geo-json.ts'
import { isDate } from './dates.ts'
import { hasColumn, type ColumnFieldType } from './field-type.ts'

const DECIMALS = 2
const UNIT = 10 ** DECIMALS

/**
 * A decimal amount as integer minor units (₹4.20 -> 420), or null when it has more than two decimals
 * or is too large to be exact.
 */
export function toMinorUnits(amount: number): number | null {
  const scaled = amount * UNIT
  const minor = Math.round(scaled)
  // 4.35 * 100 is 434.99999999999994: only the error of the multiplication itself is forgiven.
  const forgiven = Math.max(1, Math.abs(scaled)) * 4 * Number.EPSILON
  if (!Number.isSafeInteger(minor) || Math.abs(scaled - minor) > forgiven) return null
  return minor === 0 ? 0 : minor
}

/** Integer minor units as the decimal number of the wire (420 -> 4.2). */
export function toDecimal(minor: number): number {
  return minor / UNIT
}

/** An amount as people read it, with lakh grouping for rupees: ₹1,23,456 and ₹4.50; whole amounts drop the decimals. */
export function formatMoney(minor: number, currency: string, language: string): string {
  const isWhole = minor % UNIT === 0
  return new Intl.NumberFormat(language.includes('-') ? language : `${language}-IN`, {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : DECIMALS,
    maximumFractionDigits: DECIMALS,
  }).format(minor / UNIT)
}

const MOST = Number.MAX_SAFE_INTEGER

/** Characters of a number that is written as text. */
const LONGEST = 40

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** The number that stands in a value or in a text; null when it is none. */
export function numberOf(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null
  if (typeof input !== 'string' || input.length > LONGEST || !NUMBER.test(input.trim())) return null
  const value = Number(input)
  return Number.isFinite(value) ? value : null
}

function tooLittle(field: FieldRules, value: number): Acceptance {
  const tooLow = problem('range', 'too_low', { min: field.min ?? 0 })
  return { isAccepted: false, problem: { ...tooLow, isNegative: value < 0 } }
}

function withinBounds(field: FieldRules, value: number): Acceptance {
  if (field.min !== null && value < field.min) return tooLittle(field, value)
  if (field.max !== null && value > field.max) return refused('range', 'too_high', { max: field.max })
  return accepted(value)
}

function acceptInt(field: FieldRules, input: unknown): Acceptance {
  const value = numberOf(input)
  if (value === null || !Number.isInteger(value) || Math.abs(value) > MOST)
    return refused('type', 'not_an_integer')
  return withinBounds(field, value)
}

function acceptFloat(field: FieldRules, input: unknown): Acceptance {
  const value = numberOf(input)
  return value === null ? refused('type', 'not_a_number') : withinBounds(field, value)
}

/** A decimal amount, as integer minor units from here on. */
function acceptDecimal(field: FieldRules, input: unknown): Acceptance {
  const value = numberOf(input)
  const minor = value === null ? null : toMinorUnits(value)
  if (minor === null) return refused('type', 'not_an_amount')
  return withinBounds(field, minor)
}

function acceptCheck(_field: FieldRules, input: unknown): Acceptance {
  if (input === true || input === 1 || input === '1') return accepted(1)
  if (input === false || input === 0 || input === '0') return accepted(0)
  return refused('type', 'not_a_check')
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,6})?)?$/

function timeOf(input: string): string | null {
  const [, hours, minutes, seconds = '00', fraction = ''] = TIME.exec(input) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}:${seconds}${fraction}`
}

function acceptDate(_field: FieldRules, input: unknown): Acceptance {
  if (typeof input === 'string' && isDate(input.slice(0, 10)) && /^.{10}([ T].*)?$/.test(input))
    return accepted(input.slice(0, 10))
  return refused('type', 'not_a_date')
}

function acceptDatetime(_field: FieldRules, input: unknown): Acceptance {
  const [date, time = '00:00:00'] = typeof input === 'string' ? input.split(/[ T]/, 2) : []
  const clock = timeOf(time)
  if (date === undefined || !isDate(date) || clock === null) return refused('type', 'not_a_datetime')
  return accepted(`${date} ${clock}`)
}

function acceptTime(_field: FieldRules, input: unknown): Acceptance {
  const time = typeof input === 'string' ? timeOf(input) : null
  return time === null ? refused('type', 'not_a_time') : accepted(time)
}

const USUAL_STARS = 5

/** How many stars a Rating has. */
export function starsOf({ options }: Pick<FieldRules, 'options'>): number {
  const stars = Number(options[0] ?? USUAL_STARS)
  return Number.isInteger(stars) && stars > 0 ? stars : USUAL_STARS
}

/** How near a number must lie to a step: what the division by the steps can lose, and no more. */
const FORGIVEN = 1e-9

/** A share of all stars from 0 to 1, in steps of half a star: with five stars 0.5 is two and a half. */
function acceptRating(field: FieldRules, input: unknown): Acceptance {
  const steps = 2 * starsOf(field)
  const value = numberOf(input)
  if (value === null) return refused('type', 'not_a_rating')
  if (value < 0 || value > 1) return refused('range', 'rating_out_of_range')
  const step = Math.round(value * steps)
  const isOnStep = Math.abs(value * steps - step) < FORGIVEN
  // Adding zero makes a negative zero a plain one.
  return isOnStep ? accepted(step / steps + 0) : refused('type', 'not_a_rating_step', { step: 1 / steps })
}

/** The first bytes of every PNG, as base64 writes them. */
const PICTURE = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/

/** What was drawn, as the data URL of a PNG: nothing else that a browser would show or run. */
function acceptSignature(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  if (!acceptance.isAccepted || PICTURE.test(String(acceptance.value))) return acceptance
  return refused('format', 'not_a_signature')
}

const acceptors: Record<ColumnFieldType, Accept> = {
  Data: acceptData,
  'Small Text': acceptText,
  'Long Text': acceptText,
  Text: acceptText,
  Code: acceptText,
  JSON: acceptJson,
  'Text Editor': acceptText,
  'Markdown Editor': acceptText,
  'HTML Editor': acceptText,
  Select: acceptSelect,
  Autocomplete: acceptText,
  Link: acceptText,
  'Dynamic Link': acceptText,
  'Read Only': acceptText,
  Check: acceptCheck,
  Int: acceptInt,
  Float: acceptFloat,
  Currency: acceptInt,
  Percent: acceptFloat,
  Duration: acceptFloat,
  Rating: acceptRating,
  Date: acceptDate,
  Datetime: acceptDatetime,
  Time: acceptTime,
  Attach: acceptAttachment,
  'Attach Image': acceptAttachment,
  Signature: acceptSignature,
  Geolocation: acceptGeolocation,
  Color: acceptText,
  Icon: acceptText,
  Phone: acceptPhone,
  Barcode: acceptText,
  Password: acceptText,
}

/**
 * Turns a value into the form that is stored, or says what is wrong with it. Money is in minor units here.
 * Nothing (null, undefined, '') is accepted as null for every type: whether a field may stay empty is `isMissing`'s question.
 */
export function acceptValue(field: FieldRules, input: unknown): Acceptance {
  const { fieldtype } = field
  if (!hasColumn(fieldtype)) return accepted(null)
  if (input === null || input === undefined || input === '') return accepted(emptyValue(field))
  return acceptors[fieldtype](field, input)
}

/** As `acceptValue`, for what came over the wire: there money is a decimal. */
export function acceptWireValue(field: FieldRules, input: unknown): Acceptance {
  const isAmount = field.fieldtype === 'Currency' && input !== null && input !== undefined && input !== ''
  return isAmount ? acceptDecimal(field, input) : acceptValue(field, input)
}

/** The value that stands for 'nothing said': a Check is off, everything else is null. */
export function emptyValue(field: FieldRules): 0 | null {
  return field.fieldtype === 'Check' ? 0 : null
}

/** True when a required field holds nothing. Zero and 'off' are answers. */
export function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** A place as GeoJSON text; an object that comes over the wire is written as text. */
function acceptGeolocation(field: FieldRules, input: unknown): Acceptance {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  if (typeof text === 'string' && isGeoJsonText(text)) return acceptText(field, text)
  return refused('format', 'not_a_place')
}
