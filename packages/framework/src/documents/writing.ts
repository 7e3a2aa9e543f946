import { sql } from 'kysely'
import type { DocType, Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { permissionFor, rowCondition, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { Documents } from './documents.ts'
import { draft, requireFields } from './draft.ts'
import type { Work } from './work.ts'

/** Who writes what, in which piece of work. */
export interface Writing {
  readonly work: Work
  readonly caller: Caller
  readonly type: DocType
  readonly documents: Documents
}

const everyLevel = () => true

/** The room's hooks see the whole document, and what they set is checked like anything else. */
export async function runBeforeSave(writing: Writing, previous: Row | null, drafted: Row): Promise<Row> {
  const { work, type, documents } = writing
  let document = drafted
  for (const hook of work.hooks.get(type.name) ?? []) {
    const set = await hook.beforeSave({ previous, document, documents })
    document = { ...document, ...draft(type, set, { stored: document, canSet: everyLevel }) }
  }
  requireFields(type, document)
  return document
}

export async function runAfterSave(writing: Writing, previous: Row | null, document: Row): Promise<void> {
  const { work, type, documents } = writing
  for (const hook of work.hooks.get(type.name) ?? []) await hook.afterSave({ previous, document, documents })
}

/**
 * A caller whose right depends on the row may not leave a row that is out of his reach. His own new document is always
 * within it (`if_owner` does not limit creating: rest-dialect section 6).
 */
export async function requireReach({ work, caller, type }: Writing, verb: Verb, name: string): Promise<void> {
  const permission = permissionFor(type, verb, caller)
  const condition = permission.kind === 'owner' ? null : rowCondition(permission, caller)
  if (condition === null) return
  const { rows } =
    await sql`select 1 from ${sql.table(type.name)} where "name" = ${name} and ${condition}`.execute(
      work.connection,
    )
  if (rows.length === 0) throw documentErrors.notPermitted(verb, type.name)
}

/** Leaves word of the change: for the guest cache's tags, and for whoever waits for signals. */
export function recordChange({ work, type }: Writing): void {
  work.journal.changed.add(type.name)
  work.journal.hasSignals = true
}
