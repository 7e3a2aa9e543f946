import pg from 'pg'
import {
  linkConstraint,
  primaryKey,
  uniqueConstraint,
  type DocType,
  type Registry,
  fieldsOf,
  isTable,
  type ResolvedField,
} from '#framework/doctypes'
import { documentErrors, isUniqueViolation } from '#framework/errors'
import type { Row } from '#framework/queries'
import { Version } from '../versions/version.doctype.ts'
import type { Documents } from '../documents.ts'

const LINK_BROKEN = '23503'

const NOT_UNIQUE = '23505'

interface Attempt {
  readonly registry: Registry
  readonly type: DocType
  readonly name: string
  readonly document: Row
}

function fieldBehind(type: DocType, constraint: string): ResolvedField | undefined {
  return fieldsOf(type).find(({ fieldname }) =>
    [linkConstraint(type.name, fieldname), uniqueConstraint(type.name, [fieldname])].includes(constraint),
  )
}

function valueAt(attempt: Attempt, table: string, field: string): unknown {
  if (table === attempt.type.name) return attempt.document[field]
  const rows = fieldsOf(attempt.type)
    .filter(({ spec }) => isTable(spec) && spec.child.name === table)
    .flatMap(({ fieldname }) => attempt.document[fieldname])
  return rows.length > 0 ? 'a document that does not exist' : null
}

function brokenLink(attempt: Attempt, error: pg.DatabaseError): Error {
  const type = attempt.registry.find(error.table ?? '') ?? attempt.type
  const field = fieldBehind(type, error.constraint ?? '')
  if (!field) return error
  return documentErrors.linkMissing(field, String(valueAt(attempt, type.name, field.fieldname)))
}

/** Error for a duplicate combination of fields, reported at the first one that forms show. */
function duplicateTogether(type: DocType, constraint: string | undefined): Error {
  const names = type.uniqueTogether.find((fields) => uniqueConstraint(type.name, fields) === constraint) ?? []
  const fields = fieldsOf(type).filter(({ fieldname }) => names.includes(fieldname))
  const [first] = fields
  if (!first)
    return documentErrors.notUnique({ fieldname: 'name', label: 'Name', messageId: 'document.name' })
  const shown = fields.find(({ spec }) => spec.options.hidden !== true) ?? first
  return documentErrors.notUniqueTogether(fields, shown)
}

function notUnique(attempt: Attempt, error: pg.DatabaseError): Error {
  const type = attempt.registry.find(error.table ?? '') ?? attempt.type
  if (type === Version && attempt.type !== Version)
    return documentErrors.duplicate(attempt.type.name, attempt.name)
  if (error.constraint === primaryKey(type.name)) return documentErrors.duplicate(type.name, attempt.name)
  const field = fieldBehind(type, error.constraint ?? '')
  if (field) return documentErrors.notUnique(field)
  return duplicateTogether(type, error.constraint)
}

/** Names that database rules use for unchangeable documents; their other refusals are our own errors. */
const UNCHANGEABLE = ['changed', 'deleted', 'revived'] as const

function isUnchangeable(type: DocType, { constraint }: pg.DatabaseError): boolean {
  return UNCHANGEABLE.some((rule) => constraint === `${type.name}.${rule}`)
}

/** Translates a refusal of the database into the dialect's error; other errors pass unchanged. */
export function translateWriteFailure(attempt: Attempt, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (isUnchangeable(attempt.type, error)) return documentErrors.unchangeable(error)
  if (error.code === LINK_BROKEN) return brokenLink(attempt, error)
  return error.code === NOT_UNIQUE ? notUnique(attempt, error) : error
}

export function translateDeleteFailure(type: DocType, name: string, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (isUnchangeable(type, error)) return documentErrors.unchangeable(error)
  return error.code === LINK_BROKEN ? documentErrors.linked(type.name, name, error) : error
}

/**
 * Returns the existing row, or writes it, where the database allows one only: of two concurrent calls both get the
 * first one's. A failed write leaves the rest of the transaction intact; other failures are thrown.
 */
export async function writeOnce<Written>(
  documents: Documents,
  before: () => Promise<Written | null | undefined>,
  write: () => Promise<Written>,
): Promise<Written> {
  const known = await before()
  if (known !== null && known !== undefined) return known
  try {
    return await documents.savepoint(write)
  } catch (error) {
    const other = isUniqueViolation(error) ? await before() : null
    if (other === null || other === undefined) throw error
    return other
  }
}
