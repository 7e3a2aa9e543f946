import { sql, type RawBuilder } from 'kysely'
import { type DocType, fieldsOf, isTable, type ResolvedField } from '#framework/doctypes'
import { permissionFor, rowCondition } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { isNameHidden } from '../reads/read-document.ts'
import type { Writing } from '../writes/writing.ts'
import { documentErrors } from '#framework/errors'
import { isMissing } from '#meta'

const keyOf = ({ holder, field, target, name }: Pointer) =>
  JSON.stringify([holder.name, field.fieldname, target, name])

function givenPointers({ type }: Writing, drafted: Row, others: readonly Row[]): readonly Pointer[] {
  const known = new Set(others.flatMap((one) => pointersIn(type, one).map(keyOf)))
  return pointersIn(type, drafted).filter((pointer) => {
    const { spec } = pointer.field
    return !spec.options.linksUnread && pointer.name !== spec.initial && !known.has(keyOf(pointer))
  })
}

interface Question {
  readonly pointer: Pointer
  readonly target: DocType
  readonly condition: RawBuilder<unknown>
}

/** Empty when the caller may choose any document of the type, or when a read reveals anyway that one is not theirs. */
function questionOf({ work, caller }: Writing, pointer: Pointer): readonly Question[] {
  const target = work.registry.find(pointer.target)
  if (!target || target.isChild) throw missingLink(pointer)
  if (!isNameHidden(target, caller)) return []
  const permission = permissionFor(target, 'select', caller)
  if (permission.kind === 'never') throw missingLink(pointer)
  const condition = rowCondition(permission, caller, 'd')
  if (condition === null) return []
  return [{ pointer, target, condition }]
}

interface Found {
  readonly place: number
}

function asked({ pointer, target, condition }: Question, place: number): RawBuilder<Found> {
  return sql<Found>`select ${place}::integer as place from ${sql.table(target.name)} d
    where d."name" = ${pointer.name} and ${condition}`
}

/**
 * Refuses links to documents that the caller may neither read nor select, for types with hidden names; the error is
 * that of a missing document, so a save reveals no more than a read. Stored links, those that the system adds, and
 * fields with `linksUnread` are not checked. No statement where no such type is linked, else one.
 */
export async function requireReachableLinks(
  writing: Writing,
  drafted: Row,
  others: readonly Row[],
): Promise<void> {
  const questions = givenPointers(writing, drafted, others).flatMap((one) => questionOf(writing, one))
  if (questions.length === 0) return
  const { rows } = await sql<Found>`${sql.join(questions.map(asked), sql` union all `)}`.execute(
    writing.work.connection,
  )
  const found = new Set(rows.map(({ place }) => place))
  const lost = questions.find((_, place) => !found.has(place))
  if (lost) throw missingLink(lost.pointer)
}

export interface Pointer {
  readonly holder: DocType
  readonly field: ResolvedField
  readonly target: string
  readonly name: string
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function targetOf({ fieldtype, spec, options }: ResolvedField, document: Row): string | undefined {
  if (fieldtype === 'Link') return options[0] ?? ''
  if (fieldtype !== 'Dynamic Link') return undefined
  const target = document[spec.options.typeField ?? '']
  return typeof target === 'string' ? target : ''
}

export function pointersIn(holder: DocType, document: Row): readonly Pointer[] {
  return fieldsOf(holder).flatMap((field): readonly Pointer[] => {
    const { spec } = field
    const value: unknown = document[field.fieldname]
    if (isMissing(value)) return []
    if (isTable(spec))
      return Array.isArray(value) ? value.filter(isRow).flatMap((row) => pointersIn(spec.child, row)) : []
    const target = targetOf(field, document)
    return target === undefined ? [] : [{ holder, field, target, name: String(value) }]
  })
}

/** The error for a name that does not exist, and for one that must not be distinguishable from it. */
export function missingLink({ field, name }: Pointer): Error {
  return documentErrors.linkMissing(field, name)
}
