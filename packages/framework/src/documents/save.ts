import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { canSetLevel } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { asSeenBy, storedDocument } from './after-write.ts'
import { draft } from './draft.ts'
import { placeRows } from './place-rows.ts'
import { readDocument } from './read.ts'
import { translateWriteFailure } from './translate-failure.ts'
import { updateStatement } from './write-statements.ts'
import { recordChange, requireReach, runAfterSave, runBeforeSave, type Writing } from './writing.ts'

/** Compared as text, exactly as the client was given it: any difference means that somebody saved in between. */
function requireUnchanged(type: DocType, stored: Row, changes: Row): void {
  const seen = changes['modified']
  if (seen !== undefined && seen !== null && seen !== stored['modified'])
    throw documentErrors.timestampMismatch(type.name, String(stored['name']))
}

/** A table that was not sent is the very list that was read: its rows need no writing. */
function changedTables(type: DocType, document: Row, previous: Row): ReadonlySet<string> {
  const tables = fieldsOf(type).filter(({ spec }) => isTable(spec))
  return new Set(
    tables.map(({ fieldname }) => fieldname).filter((field) => document[field] !== previous[field]),
  )
}

async function writeChanged(writing: Writing, document: Row, previous: Row): Promise<Row> {
  const { work, caller, type } = writing
  const name = String(previous['name'])
  const fields = changedTables(type, document, previous)
  const rows = placeRows(type, document).filter(({ field }) => fields.has(field))
  const { rows: written } = await updateStatement({ parent: type, name, user: caller.user }, document, {
    fields,
    rows,
  })
    .execute(work.connection)
    .catch((error: unknown) => {
      throw translateWriteFailure({ registry: work.registry, type, name, document }, error)
    })
  const modified = written[0]?.modified ?? ''
  return storedDocument({ type, document, fields, rows, user: caller.user, modified })
}

/** Changes a document under its lock: what is not named in the changes stays as it is. */
export async function saveDocument(writing: Writing, name: string, changes: Row): Promise<Row> {
  const { work, caller, type } = writing
  const previous = await readDocument(work, caller, {
    type,
    name,
    verb: 'write',
    isLocked: true,
    isWhole: true,
  })
  requireUnchanged(type, previous, changes)
  const drafted = draft(type, changes, { stored: previous, canSet: canSetLevel(type, 'write', caller) })
  const document = await runBeforeSave(writing, previous, { ...previous, ...drafted })
  const stored = await writeChanged(writing, document, previous)
  recordChange(writing)
  await requireReach(writing, 'write', name)
  await runAfterSave(writing, previous, stored)
  return asSeenBy(caller, type, stored)
}
