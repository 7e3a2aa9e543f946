import { fieldsOf, type ResolvedField } from '#framework/doctypes'
import { problemError } from '#framework/errors'
import { acceptWireValue } from '#meta'
import { EventAttendee, MOST_ATTENDEES } from '../doctypes/event-registration.doctype.ts'
import { eventErrors } from '../errors.ts'

type Values = Readonly<Record<string, unknown>>

/** Somebody who comes, as it was sent. */
export interface AttendeeSent {
  /** Of a row that is there already. */
  readonly name: string | null
  readonly full_name: string | null
  readonly age: number | null
  readonly ticket_type: string | null
  /** A child of whoever registers: its record gives the name and the age. */
  readonly student: string | null
  /** Who else comes on a ticket for several people; '' where a name is missing. */
  readonly companions: readonly string[]
  readonly answers: Values
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Answers by their questions; anything else is none. */
export function readAnswers(value: unknown): Values {
  const answers = parsed(value)
  return isValues(answers) ? answers : {}
}

const columns = new Map(fieldsOf(EventAttendee).map((field) => [field.fieldname, field]))

/** Where somebody's field is: people count from 1. */
export const fieldOf = (place: number, field: string): string => `attendees.${place + 1}.${field}`

function acceptedAt(rule: ResolvedField, value: unknown, place: number): string | number | null {
  const acceptance = acceptWireValue(rule, value)
  if (acceptance.isAccepted) return acceptance.value
  throw problemError({ ...rule, fieldname: fieldOf(place, rule.fieldname) }, acceptance.problem)
}

function readText(row: Values, field: string, place: number): string | null {
  const rule = columns.get(field)
  const value = rule ? acceptedAt(rule, row[field], place) : null
  const text = value === null ? '' : String(value).trim()
  return text === '' ? null : text
}

function readNumber(row: Values, field: string, place: number): number | null {
  const rule = columns.get(field)
  const value = rule ? acceptedAt(rule, row[field], place) : null
  return typeof value === 'number' ? value : null
}

/** Most people on one ticket, besides who holds it. */
const MOST_COMPANIONS = 19

function readCompanions(value: unknown, place: number): readonly string[] {
  const rule = columns.get('full_name')
  if (!Array.isArray(value) || !rule) return []
  return value.slice(0, MOST_COMPANIONS).map((name, index) => {
    const field = { ...rule, fieldname: `companions.${index + 1}` }
    return String(acceptedAt(field, name, place) ?? '').trim()
  })
}

function readAttendee(row: Values, place: number): AttendeeSent {
  const { name } = row
  return {
    name: typeof name === 'string' && name !== '' ? name : null,
    full_name: readText(row, 'full_name', place),
    age: readNumber(row, 'age', place),
    ticket_type: readText(row, 'ticket_type', place),
    student: readText(row, 'student', place),
    companions: readCompanions(row['companions'], place),
    answers: readAnswers(row['answers']),
  }
}

/** The people of a call, a list of objects or the same as JSON text. */
export function readAttendees(value: unknown): readonly AttendeeSent[] {
  const rows = parsed(value)
  if (!Array.isArray(rows) || !rows.every(isValues) || rows.length === 0) throw eventErrors.nobody()
  if (rows.length > MOST_ATTENDEES) throw eventErrors.too_many_people(MOST_ATTENDEES)
  return rows.map(readAttendee)
}
