import { documentErrors } from '#framework/errors'
import { canSetLevel, permissionFor } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { asSeenBy, storedDocument } from './after-write.ts'
import { draft } from './draft.ts'
import { nameDocument } from './name-document.ts'
import { placeRows } from './place-rows.ts'
import { translateWriteFailure } from './translate-failure.ts'
import { insertStatement } from './write-statements.ts'
import { recordChange, requireReach, runAfterSave, runBeforeSave, type Writing } from './writing.ts'

async function writeNew(writing: Writing, document: Row, name: string): Promise<Row> {
  const { work, caller, type } = writing
  const rows = placeRows(type, document)
  const { rows: written } = await insertStatement({ parent: type, name, user: caller.user }, document, rows)
    .execute(work.connection)
    .catch((error: unknown) => {
      throw translateWriteFailure({ registry: work.registry, type, name, document }, error)
    })
  const modified = written[0]?.modified ?? ''
  const fields = new Set(rows.map(({ field }) => field))
  return storedDocument({ type, document: { ...document, name }, fields, rows, user: caller.user, modified })
}

/** Makes a document: permission, rules of its fields, the room's hooks, name, one statement for it and its rows. */
export async function insertDocument(writing: Writing, values: Row): Promise<Row> {
  const { work, caller, type } = writing
  if (permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  const drafted = draft(type, values, { stored: undefined, canSet: canSetLevel(type, 'create', caller) })
  const document = await runBeforeSave(writing, null, { name: '', ...drafted })
  const name = await nameDocument(work, type, { document, given: values['name'] })
  const stored = await writeNew(writing, document, name)
  recordChange(writing)
  await requireReach(writing, 'create', name)
  await runAfterSave(writing, null, stored)
  return asSeenBy(caller, type, stored)
}
