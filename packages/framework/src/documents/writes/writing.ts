import { sql } from 'kysely'
import type { Context } from '#framework/context'
import { type DocType, type Verb, fieldsOf, isTable, type ResolvedField } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { permissionFor, rowCondition, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { Documents } from '../documents.ts'
import { draft, requireFields } from './draft.ts'
import type { Hooks } from '../hooks.ts'
import type { Change, UnitOfWork } from '../work.ts'

export interface Writing {
  readonly work: UnitOfWork
  readonly caller: Caller
  readonly type: DocType
  readonly documents: Documents
}

const everyLevel = () => true

export function contextOf({ work, documents }: Writing): Context {
  return work.contextFor(documents)
}

export function hooksOf({ work, type }: Writing): readonly Hooks[] {
  return work.hooks.get(type.name) ?? []
}

export function authorOf({ work, caller }: Writing): string {
  return work.author ?? caller.user
}

export function actorOf(writing: Writing): string {
  return writing.work.actor ?? authorOf(writing)
}

/**
 * Runs hooks with the whole document; their values are checked like any other. A past day that they compute must be
 * past.
 */
export async function runBeforeSave(writing: Writing, previous: Row | null, drafted: Row): Promise<Row> {
  const { type, documents } = writing
  refuseDaysToCome(type, drafted, documents.today)
  let document = drafted
  for (const hook of hooksOf(writing)) {
    const set = await hook.beforeSave({ previous, document, ctx: contextOf(writing) })
    document = { ...document, ...draft(type, set, { stored: document, canSet: everyLevel, isSystem: true }) }
  }
  requireFields(type, document)
  refuseDaysToCome(type, document, documents.today)
  return document
}

export async function runAfterSave(writing: Writing, previous: Row | null, document: Row): Promise<void> {
  for (const hook of hooksOf(writing)) await hook.afterSave({ previous, document, ctx: contextOf(writing) })
}

export async function requireVerb({ work, caller, type }: Writing, verb: Verb, name: string): Promise<void> {
  const condition = rowCondition(permissionFor(type, verb, caller), caller, type.name)
  if (condition === null) return
  const { rows } =
    await sql`select 1 from ${sql.table(type.name)} where "name" = ${name} and ${condition}`.execute(
      work.connection,
    )
  if (rows.length === 0) throw documentErrors.notPermitted(verb, type.name)
}

/**
 * Refuses a write that leaves the row outside the caller's scope. A new document of their own is always within it
 * (`if_owner` does not limit creating: rest-dialect section 6).
 */
export async function requireReach(writing: Writing, verb: Verb, name: string): Promise<void> {
  if (permissionFor(writing.type, verb, writing.caller).kind !== 'owner')
    await requireVerb(writing, verb, name)
}

/** Records the change for the guest cache, for open screens, and for event handlers. */
export function recordChange({ work, type }: Writing, name: string, kind: Change['kind']): void {
  work.changeSet.changed.add(type.name)
  work.changeSet.changes.push({ type: type.name, name, kind })
  work.changeSet.hasEvents = true
}

interface DayToCome {
  readonly field: ResolvedField
  /** Path of a field: 'siblings.2.date_of_birth' in a row of a table. */
  readonly path: string
}

function futureDates(type: DocType, document: Row, today: string): readonly DayToCome[] {
  return fieldsOf(type).flatMap((field) => {
    const { fieldname, spec } = field
    const value = document[fieldname]
    if (isTable(spec) && Array.isArray(value)) {
      const rows: readonly Row[] = value
      return rows.flatMap((row, index) =>
        futureDates(spec.child, row, today).map((day) => ({
          ...day,
          path: `${fieldname}.${index + 1}.${day.path}`,
        })),
      )
    }
    const isInFuture = spec.options.notAfterToday === true && typeof value === 'string' && value > today
    return isInFuture ? [{ field, path: fieldname }] : []
  })
}

/** Refuses future values of days that must be past. */
export function refuseDaysToCome(type: DocType, document: Row, today: string): void {
  const [first] = futureDates(type, document, today)
  if (first) throw documentErrors.dayToCome({ ...first.field, fieldname: first.path })
}
