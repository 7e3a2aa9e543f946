import { sentence, term } from './sentence.ts'
import { accepted, refused, type Acceptance } from './acceptance.ts'
import { holdsControls } from './control-characters.ts'
import type { DataFormat, FieldRules } from './field.ts'
import { toE164 } from './phone.ts'
import { isWebAddress } from './web-address.ts'

function textOf(input: unknown): string | null {
  if (typeof input === 'number') return String(input)
  return typeof input === 'string' && isStorable(input) ? input : null
}

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be written as UTF-8. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export function acceptText(field: FieldRules, input: unknown): Acceptance {
  const text = textOf(input)
  if (text === null) return refused('type', sentence`${term(field.label)} must be text`)
  if (text.length > field.maxLength)
    return refused('length', sentence`${term(field.label)} is longer than ${field.maxLength} characters`)
  return accepted(text)
}

interface Format {
  readonly fits: (text: string) => boolean
  readonly kind: 'email' | 'format'
  readonly says: string
}

const EMAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.[\]\\]+(\.[^\s@<>"(),;:.[\]\\]+)+$/

/** Mail goes to a host by its name: an address of numbers belongs to a machine. */
const isEmail = (text: string): boolean => EMAIL.test(text) && !/\.\d+$/.test(text)

const like = (pattern: RegExp) => (text: string) => pattern.test(text)

const formats: Record<DataFormat, Format> = {
  Email: {
    fits: isEmail,
    kind: 'email',
    says: 'is not a valid e-mail address',
  },
  URL: {
    fits: isWebAddress,
    kind: 'format',
    says: 'is not a valid address of a page',
  },
  Name: { fits: like(/^[^<>]+$/), kind: 'format', says: 'cannot hold < or >' },
  Route: {
    fits: like(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/),
    kind: 'format',
    says: 'may hold small letters, digits, - and / only',
  },
  Hours: {
    fits: like(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}–\d{2}:\d{2}$/),
    kind: 'format',
    says: 'is not a day with its hours',
  },
  User: { fits: () => true, kind: 'format', says: '' },
  DocType: { fits: () => true, kind: 'format', says: '' },
  Fieldname: { fits: () => true, kind: 'format', says: '' },
}

function isDataFormat(option: string | undefined): option is DataFormat {
  return option !== undefined && Object.hasOwn(formats, option)
}

export function acceptData(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  const format = field.options[0]
  if (!acceptance.isAccepted) return acceptance
  if (holdsControls(String(acceptance.value)))
    return refused('format', sentence`${term(field.label)} must be one line of text`)
  if (!isDataFormat(format)) return acceptance
  const { fits, kind, says } = formats[format]
  const text = String(acceptance.value).trim()
  return fits(text) ? accepted(text) : refused(kind, sentence`${term(field.label)}: ${text} ${term(says)}`)
}

/** Where a file is found. The names of files may hold spaces. */
export function acceptAttachment(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  if (!acceptance.isAccepted) return acceptance
  const text = String(acceptance.value)
  if (isWebAddress(text.replaceAll(' ', '%20'))) return acceptance
  return refused('format', sentence`${term(field.label)}: ${text} ${term(formats.URL.says)}`)
}

export function acceptSelect(field: FieldRules, input: unknown): Acceptance {
  const text = textOf(input)
  if (text !== null && field.options.includes(text)) return accepted(text)
  const choices = field.options.map((option) => `"${option}"`).join(', ')
  return refused(
    'option',
    sentence`${term(field.label)} cannot be "${text ?? typeof input}". It should be one of ${choices}`,
  )
}

/** Stored as E.164, so that 098… and +91 98… are one number. */
export function acceptPhone(field: FieldRules, input: unknown): Acceptance {
  const phone = toE164(textOf(input) ?? '')
  return phone === null
    ? refused(
        'phone',
        sentence`${term(field.label)} is not a valid phone number. One of another country begins with +.`,
      )
    : accepted(phone)
}

/** A JSON field holds text that parses; an object or list that comes over the wire is written as text. */
export function acceptJson(field: FieldRules, input: unknown): Acceptance {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  if (!parses(text)) return refused('format', sentence`${term(field.label)} is not valid JSON`)
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
