import { fieldsOf, type ResolvedField } from '#framework/doctypes'
import { problemError } from '#framework/errors'
import { acceptWireValue } from '#meta'
import { EventAttendee, MAX_ATTENDEES } from '../registration/event-registration.doctype.ts'
import { eventErrors } from '../errors.ts'

type Values = Readonly<Record<string, unknown>>

export interface AttendeeInput {
  readonly name: string | null
  readonly full_name: string | null
  readonly age: number | null
  readonly ticket_type: string | null
  readonly student: string | null
  readonly companions: readonly string[]
  readonly answers: Values
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

export function parseAnswers(value: unknown): Values {
  const answers = parseJson(value)
  return isRecord(answers) ? answers : {}
}

const columns = new Map(fieldsOf(EventAttendee).map((field) => [field.fieldname, field]))

export const attendeeFieldPath = (position: number, field: string): string =>
  `attendees.${position + 1}.${field}`

function acceptValue(rule: ResolvedField, value: unknown, position: number): string | number | null {
  const acceptance = acceptWireValue(rule, value)
  if (acceptance.isAccepted) return acceptance.value
  throw problemError({ ...rule, fieldname: attendeeFieldPath(position, rule.fieldname) }, acceptance.problem)
}

function parseText(row: Values, field: string, position: number): string | null {
  const rule = columns.get(field)
  const value = rule ? acceptValue(rule, row[field], position) : null
  const text = value === null ? '' : String(value).trim()
  return text === '' ? null : text
}

function parseNumber(row: Values, field: string, position: number): number | null {
  const rule = columns.get(field)
  const value = rule ? acceptValue(rule, row[field], position) : null
  return typeof value === 'number' ? value : null
}

/** Limit of companions on one ticket. */
const MAX_COMPANIONS = 19

function parseCompanions(value: unknown, position: number): readonly string[] {
  const rule = columns.get('full_name')
  if (!Array.isArray(value) || !rule) return []
  return value.slice(0, MAX_COMPANIONS).map((name, index) => {
    const field = { ...rule, fieldname: `companions.${index + 1}` }
    return String(acceptValue(field, name, position) ?? '').trim()
  })
}

function parseAttendee(row: Values, position: number): AttendeeInput {
  const { name } = row
  return {
    name: typeof name === 'string' && name !== '' ? name : null,
    full_name: parseText(row, 'full_name', position),
    age: parseNumber(row, 'age', position),
    ticket_type: parseText(row, 'ticket_type', position),
    student: parseText(row, 'student', position),
    companions: parseCompanions(row['companions'], position),
    answers: parseAnswers(row['answers']),
  }
}

export function parseAttendees(value: unknown): readonly AttendeeInput[] {
  const rows = parseJson(value)
  if (!Array.isArray(rows) || !rows.every(isRecord) || rows.length === 0) throw eventErrors.no_attendees()
  if (rows.length > MAX_ATTENDEES) throw eventErrors.too_many_people(MAX_ATTENDEES)
  return rows.map(parseAttendee)
}

export const splitCompanions = (companions: string | null): readonly string[] =>
  companions === null ? [] : companions.split('\n').filter((name) => name !== '')
