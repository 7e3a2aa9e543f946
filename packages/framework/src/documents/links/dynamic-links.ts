import { sql, type RawBuilder } from 'kysely'
import type { DocType, Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { permissionFor, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { missingLink, pointersIn, type Pointer } from './link-pointers.ts'
import { usesOf, type Use } from './link-uses.ts'
import type { Work } from '../work.ts'
import type { Writing } from '../writes/writing.ts'

function dynamicIn(type: DocType, document: Row): readonly Pointer[] {
  return pointersIn(type, document).filter(({ field }) => field.fieldtype === 'Dynamic Link')
}

const keyOf = ({ target, name }: Pointer) => JSON.stringify([target, name])

const reaching: readonly Verb[] = ['read', 'select']

/** Whoever chooses the type could ask of any document whether it is there: only types within reach answer. */
function canReach(target: DocType | undefined, caller: Caller): target is DocType {
  if (!target || target.isChild) return false
  return reaching.some((verb) => permissionFor(target, verb, caller).kind !== 'never')
}

interface TargetStatus extends Use {
  readonly docstatus: number
}

/** As under a foreign key, nobody takes the document away until this piece of work is over. */
function selectStatus(target: DocType, name: string): RawBuilder<TargetStatus> {
  const lock = target.isSubmittable ? sql`for share` : sql`for key share`
  return sql<TargetStatus>`select * from (
    select ${target.name}::text as type, "name", "docstatus" from ${sql.table(target.name)} where "name" = ${name} ${lock}
  ) pointed`
}

function requireLiveTargets(pointers: readonly Pointer[], rows: readonly TargetStatus[]): void {
  for (const pointer of pointers) {
    const found = rows.find(({ type, name }) => type === pointer.target && name === pointer.name)
    if (!found) throw missingLink(pointer)
    const { field, name } = pointer
    if (found.docstatus === 2) throw documentErrors.linkCancelled(field, name)
  }
}

/**
 * Refuses a Dynamic Link to a document that is not there, or that is cancelled; what was stored already stands. Free where
 * no such link is given or changed, else one statement.
 */
export async function requireDynamicLinks(
  { work, caller, type }: Writing,
  previous: Row | null,
  document: Row,
): Promise<void> {
  const stood = new Set(previous ? dynamicIn(type, previous).map(keyOf) : [])
  const pointers = dynamicIn(type, document).filter((pointer) => !stood.has(keyOf(pointer)))
  if (pointers.length === 0) return
  const asked = pointers.map((pointer) => {
    const target = work.registry.find(pointer.target)
    if (!canReach(target, caller)) throw missingLink(pointer)
    return selectStatus(target, pointer.name)
  })
  const { rows } = await sql<TargetStatus>`${sql.join(asked, sql` union all `)}`.execute(work.connection)
  requireLiveTargets(pointers, rows)
}

/** Refuses to take away a document at which a Dynamic Link points. One statement where a type has such a field. */
export async function requireNotPointedAt(work: Work, type: DocType, name: string): Promise<void> {
  const links = work.registry.dynamicLinks.filter(({ isBinding }) => isBinding)
  if (links.length === 0) return
  const uses = links.map((link) => usesOf(link, { type: type.name, name }))
  const { rows } = await sql<Use>`${sql.join(uses, sql` union all `)} limit 1`.execute(work.connection)
  const [by] = rows
  if (by) throw documentErrors.linked(type.name, name, by)
}
