import { sql, type RawBuilder } from 'kysely'
import type { DocType } from '#framework/doctypes'
import { permissionFor, rowCondition } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { isNameHidden } from '../reads/hidden-names.ts'
import { missingLink, pointersIn, type Pointer } from './link-pointers.ts'
import type { Writing } from '../writes/writing.ts'

const keyOf = ({ holder, field, target, name }: Pointer) =>
  JSON.stringify([holder.name, field.fieldname, target, name])

/** What somebody points at that was not there before, and that nobody else chose for him. */
function givenPointers({ type }: Writing, drafted: Row, others: readonly Row[]): readonly Pointer[] {
  const known = new Set(others.flatMap((one) => pointersIn(type, one).map(keyOf)))
  return pointersIn(type, drafted).filter((pointer) => {
    const { spec } = pointer.field
    return !spec.options.linksUnread && pointer.name !== spec.initial && !known.has(keyOf(pointer))
  })
}

/** What a pointer asks: the type's own rows, as far as the caller may choose of them. */
interface Question {
  readonly pointer: Pointer
  readonly target: DocType
  readonly condition: RawBuilder<unknown>
}

/** None where the caller may choose any document of the type, or is told by a read that one is not his. */
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
 * Of types whose names are hidden from the caller, refuses to point at what he may neither read nor select, word for word
 * as at what is not there: a save tells no more than a read. What stood already, what the system adds, and a field that
 * says `linksUnread` are not asked about. Free where no such type is pointed at, else one statement.
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
