import { documentErrors } from '#framework/errors'
import { canSetLevel, permissionFor } from '#framework/permissions'
import { requireNoCycle, type Row } from '#framework/queries'
import { asSeenBy, storedDocument } from './after-write.ts'
import { amendedDocument } from './amend.ts'
import { requireLiveLinks } from './cancelled-links.ts'
import { stepOf } from './docstatus.ts'
import { draft } from './draft.ts'
import { requireDynamicLinks } from './dynamic-links.ts'
import { withFetched } from './fetch-values.ts'
import { nameDocument } from './naming/name-document.ts'
import { placeRows } from './place-rows.ts'
import { saveDocument } from './save.ts'
import { requireInitialState } from './states.ts'
import { translateWriteFailure } from './translate-failure.ts'
import { insertStatement } from './write-statements.ts'
import {
  authorOf,
  hooksOf,
  recordChange,
  requireReach,
  runAfterSave,
  runBeforeSave,
  type Writing,
} from './writing.ts'

async function nameByHooks(writing: Writing, document: Row): Promise<string | null> {
  for (const hook of hooksOf(writing)) {
    const name = await hook.name(document, writing.documents)
    if (name !== null) return name
  }
  return null
}

async function writeNew(writing: Writing, document: Row, name: string): Promise<Row> {
  const { work, type } = writing
  const user = authorOf(writing)
  const rows = placeRows(type, document)
  const { rows: written } = await insertStatement({ parent: type, name, user, docstatus: 0 }, document, rows)
    .execute(work.connection)
    .catch((error: unknown) => {
      throw translateWriteFailure({ registry: work.registry, type, name, document }, error)
    })
  const modified = written[0]?.modified ?? ''
  const fields = new Set(rows.map(({ field }) => field))
  return storedDocument({ type, document: { ...document, name }, fields, rows, user, modified, docstatus: 0 })
}

/** The values of a new document when every rule has had its say. */
async function prepare(writing: Writing, drafted: Row): Promise<Row> {
  const { work, caller, type } = writing
  const fetched = await withFetched(work, type, drafted)
  const document = await runBeforeSave(writing, null, { name: '', ...fetched })
  requireInitialState(type, document, caller)
  await requireLiveLinks(work, type, document)
  await requireDynamicLinks(writing, null, document)
  return document
}

interface Creation {
  /** Values that the system itself copies: no field level stands in their way. */
  readonly isCopy?: boolean
}

/** Makes a document: permission, rules of its fields, the room's hooks, name, one statement for it and its rows. */
export async function insertDocument(writing: Writing, values: Row, { isCopy }: Creation = {}): Promise<Row> {
  const { work, caller, type } = writing
  if (permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  const step = stepOf({ type, name: '', from: 0, to: values['docstatus'] })
  const canSet = isCopy ? () => true : canSetLevel(type, 'create', caller)
  const drafted = draft(type, values, { stored: undefined, canSet })
  const amended = await amendedDocument(writing, drafted['amended_from'])
  const document = await prepare(writing, drafted)
  const given = values['__newname'] ?? values['name']
  const byHooks = () => nameByHooks(writing, document)
  const name = await nameDocument({ work, type, document, given, amended, byHooks })
  await requireNoCycle(work.connection, { type, name, previous: null, document })
  const stored = await writeNew(writing, document, name)
  recordChange(writing, name, 'created')
  await requireReach(writing, 'create', name)
  await runAfterSave(writing, null, stored)
  return step === 'submit' ? saveDocument(writing, name, { docstatus: 1 }) : asSeenBy(caller, type, stored)
}
