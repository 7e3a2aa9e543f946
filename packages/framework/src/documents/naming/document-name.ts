import { type DocType, type MomentFormat, type NamePart, typeMessage } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { addDays } from '#meta'
import { documentErrors, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import { randomInt } from 'node:crypto'

export interface NameSource {
  readonly type: DocType
  readonly document: Row
  /** The site's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly now: Date
}

const DAY = 86_400_000

/** Number of the ISO week: the week of the year's first Thursday is 01. */
function weekOf(today: string): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const thursday = addDays(today, 3 - weekday)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  const week = Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / DAY / 7) + 1
  return String(week).padStart(2, '0')
}

function momentText(format: MomentFormat, { today, now }: NameSource): string {
  const texts: Readonly<Record<MomentFormat, () => string>> = {
    YYYY: () => today.slice(0, 4),
    YY: () => today.slice(2, 4),
    MM: () => today.slice(5, 7),
    DD: () => today.slice(8, 10),
    WW: () => weekOf(today),
    timestamp: () => now.toISOString().replace(/\D/g, ''),
  }
  return texts[format]()
}

function valueOf({ document }: NameSource, field: string): string {
  const value = Object.hasOwn(document, field) ? document[field] : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function partText(part: Exclude<NamePart, { kind: 'counter' }>, source: NameSource): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'moment':
      return momentText(part.format, source)
    case 'field':
      return valueOf(source, part.field)
    case 'word':
      return Object.hasOwn(source.type.fields, part.word) ? valueOf(source, part.word) : part.word
  }
}

export interface NameFrame {
  readonly before: string
  readonly after: string
  /** Null when the name has no counter. */
  readonly digits: number | null
}

export function nameFrame(parts: readonly NamePart[], source: NameSource): NameFrame {
  const frame = { before: '', after: '', digits: null as number | null }
  for (const part of parts) {
    if (part.kind === 'counter') frame.digits = part.digits
    else frame[frame.digits === null ? 'before' : 'after'] += partText(part, source)
  }
  return frame
}

export interface Amended {
  readonly name: string
  readonly amendedFrom: string | null
}

/** X gives, which amends X, gives X-2. */
export function amendedName({ name, amendedFrom }: Amended): string {
  const number = amendedFrom === null ? null : /^(.*)-(\d+)$/.exec(name)
  return number ? `${number[1] ?? ''}-${Number(number[2]) + 1}` : `${name}-1`
}

const LONGEST = 140

const error = errorFactory('documents', frameworkMessages.en)

const nameField = { fieldname: 'name', label: 'Name', messageId: 'document.name' } as const

/** A valid name: trimmed, not empty, without angle brackets, and not the type's own. */
export function usableName(type: DocType, given: unknown): string {
  const name = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  if (!name) throw documentErrors.mandatory(typeMessage(type.name), [nameField])
  if (/[<>\0]/.test(name) || name === type.name || name.length > LONGEST)
    throw error('name', {
      type: 'NameError',
      values: { name, type: typeMessage(type.name) },
      field: 'name',
    })
  return name
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuv'

export function randomName(length = 10): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
