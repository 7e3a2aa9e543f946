import { sql, type RawBuilder } from 'kysely'
import { columnsOf, fieldsOf, isTable } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { canSetLevel, defaultLinks, isAdministrator, permissionFor } from '#framework/permissions'
import { requireNoCycle, type Row } from '#framework/queries'
import { requireLiveLinks, requireDynamicLinks } from '../links/link-integrity.ts'
import { writes } from '../writes/child-rows.ts'
import { draft, requireFields } from '../writes/draft.ts'
import { withFetched } from '../links/fetch-values.ts'
import { nameNew } from '../writes/insert.ts'
import { usableName } from '../naming/document-name.ts'
import { requireReachableLinks } from '../links/reachable-links.ts'
import { requireInitialState } from '../lifecycle/states.ts'
import { translateWriteFailure } from '../writes/write-failure.ts'
import { authorOf, refuseDaysToCome, type Writing } from '../writes/writing.ts'
import {
  type Counter,
  isCreated,
  requireCounter,
  requireReachOfAll,
  MOMENT,
  runBulk,
} from './bulk-statement.ts'
import { emitsEvents, isCheckedByDocument, isEdit, hasWorkPerDocument } from './bulk-rules.ts'
import { acceptChanges, assignmentsOf, isForSystem } from './update-where.ts'

type Sql = RawBuilder<unknown>

/** Changes of a document that is there under the same key: fields of a unique index, or the name. */
interface Upsert {
  readonly key: readonly string[]
  readonly update: Row
}

export interface InsertMany {
  readonly rows: readonly Row[]
  readonly returning: readonly string[]
  readonly onConflict?: 'skip' | Upsert | undefined
  readonly counter?: Counter | undefined
}

const ROW_PLACE = ['docstatus', 'idx', 'parent', 'parentfield', 'parenttype']

async function prepareRow(writing: Writing, values: Row): Promise<Row> {
  const { work, caller, type } = writing
  const isSystem = isAdministrator(caller)
  const drafted = draft(
    type,
    { ...defaultLinks(type, caller), ...values },
    { stored: undefined, canSet: canSetLevel(type, 'create', caller), isSystem },
  )
  if (!isSystem) await requireReachableLinks(writing, drafted, [defaultLinks(type, caller)])
  const document = await withFetched(work, type, drafted)
  requireFields(type, document)
  refuseDaysToCome(type, document, work.today)
  requireInitialState(type, document, caller)
  await requireLiveLinks(work, type, document)
  await requireDynamicLinks(writing, null, document)
  const isNamed = isSystem && values['name'] !== undefined
  const name = isNamed
    ? usableName(type, values['name'])
    : await nameNew(writing, { values, document, amended: null })
  await requireNoCycle(work.connection, { type, name, previous: null, document })
  return { ...document, name, ...placeOf(writing, values) }
}

function placeOf({ type }: Writing, values: Row): Row {
  if (!type.isChild) return {}
  const { idx = 0, parent, parentfield, parenttype } = values
  return { docstatus: 0, idx, parent, parentfield, parenttype }
}

/**
 * Refuses callers other than the system: which documents are there is no answer for others. Refuses changes that are
 * checked against each document.
 */
function requireUpsert(writing: Writing, { key, update }: Upsert, counter: Counter | undefined): void {
  const { caller, type } = writing
  if (!isAdministrator(caller) || type.appendOnly) throw documentErrors.notPermitted('write', type.name)
  const fields = Object.keys(update)
  const isChecked = fields.some(
    (field) =>
      field === type.states?.field || isCheckedByDocument(writing, field, isForSystem(update[field])),
  )
  if (isChecked || type.isSubmittable || hasWorkPerDocument(writing, fields))
    throw new Error(`Changes of ${type.name} are checked against each document`)
  if (counter !== undefined) throw new Error(`An upsert of ${type.name} counts no rows: some were there`)
  const unknown = key.find((field) => !columnsOf(type).has(field))
  if (unknown !== undefined) throw new Error(`${type.name} has no ${unknown} to know a document by`)
}

async function conflictPart(writing: Writing, onConflict: InsertMany['onConflict']): Promise<Sql> {
  if (onConflict === undefined) return sql``
  if (onConflict === 'skip') return sql` on conflict do nothing`
  const { key, update } = onConflict
  const accepted = acceptChanges(writing, update)
  await requireLiveLinks(writing.work, writing.type, accepted.values)
  const changes = assignmentsOf(writing, accepted)
  return sql` on conflict (${sql.join(key.map((field) => sql.id(field)))}) do update set ${changes}`
}

function writePart(writing: Writing, rows: readonly Row[], conflict: Sql): Sql {
  const { type } = writing
  const columns = [...columnsOf(type).values()]
    .filter(({ isStandard }) => !isStandard)
    .map(({ name }) => name)
  const own = type.isChild ? [...ROW_PLACE, ...columns] : columns
  const user = authorOf(writing)
  const names = ['name', 'owner', 'creation', 'modified', 'modified_by', ...own].map((one) => sql.id(one))
  const values = own.map((column) => sql.id('r', column))
  return sql`insert into ${sql.table(type.name)} as d (${sql.join(names)})
    select ${sql.join([sql`r."name", ${user}::text, ${MOMENT}, ${MOMENT}, ${user}::text`, ...values])}
    from json_populate_recordset(null::${sql.table(type.name)}, ${JSON.stringify(rows)}::json) with ordinality r
    order by r."ordinality"${conflict}`
}

function hasTables({ type }: Writing, rows: readonly Row[]): boolean {
  const tables = fieldsOf(type).filter(({ spec }) => isTable(spec))
  return rows.some((row) => tables.some(({ fieldname }) => row[fieldname] !== undefined))
}

async function insertEach(
  writing: Writing,
  { rows, onConflict, counter }: InsertMany,
): Promise<readonly Row[]> {
  const { type } = writing
  if (onConflict !== undefined || counter !== undefined)
    throw new Error(`Each ${type.name} runs hooks or keeps versions: none is left out, updated or counted`)
  const inserted: Row[] = []
  for (const row of rows) inserted.push(await writes.insert(writing, row))
  return inserted
}

async function insertTogether(writing: Writing, insert: InsertMany): Promise<readonly Row[]> {
  const { work, type } = writing
  const { onConflict, returning, counter } = insert
  const rows: Row[] = []
  for (const values of insert.rows) rows.push(await prepareRow(writing, values))
  const [document = {}] = rows
  const attempt = { registry: work.registry, type, name: String(document['name']), document }
  const upsert = typeof onConflict === 'object' ? onConflict : null
  return runBulk(
    writing,
    {
      write: writePart(writing, rows, await conflictPart(writing, onConflict)),
      returning: upsert ? [isCreated] : [],
      fields: returning,
      kind: upsert ? 'upserted' : 'created',
      emits: emitsEvents(writing, null),
      emitsUpdates: upsert === null || emitsEvents(writing, Object.keys(upsert.update)),
      isEdit: isEdit(writing, null),
      counter,
    },
    (error) => translateWriteFailure(attempt, error),
  )
}

export async function insertRows(writing: Writing, insert: InsertMany): Promise<readonly Row[]> {
  const { caller, type } = writing
  if (permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  if (insert.counter !== undefined) requireCounter(writing, insert.counter)
  if (typeof insert.onConflict === 'object') requireUpsert(writing, insert.onConflict, insert.counter)
  if (insert.rows.length === 0) return []
  if (hasWorkPerDocument(writing, null) || hasTables(writing, insert.rows)) return insertEach(writing, insert)
  const written = await insertTogether(writing, insert)
  const names = written.map(({ name }) => String(name))
  await requireReachOfAll(writing, 'create', names)
  return written
}
