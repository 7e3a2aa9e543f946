import { sql } from 'kysely'
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
import { requireReachOfAll, MOMENT, runBulk } from './bulk-statement.ts'
import { emitsEvents, isEdit, hasWorkPerDocument } from './bulk-rules.ts'

export interface InsertMany {
  readonly rows: readonly Row[]
  readonly skipsExisting: boolean
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

function writePart({ type, ...writing }: Writing, { rows, skipsExisting }: InsertMany) {
  const columns = [...columnsOf(type).values()]
    .filter(({ isStandard }) => !isStandard)
    .map(({ name }) => name)
  const own = type.isChild ? [...ROW_PLACE, ...columns] : columns
  const user = authorOf({ ...writing, type })
  const names = ['name', 'owner', 'creation', 'modified', 'modified_by', ...own].map((one) => sql.id(one))
  const values = own.map((column) => sql.id('r', column))
  const conflict = skipsExisting ? sql` on conflict do nothing` : sql``
  return sql`insert into ${sql.table(type.name)} as d (${sql.join(names)})
    select ${sql.join([sql`r."name", ${user}::text, ${MOMENT}, ${MOMENT}, ${user}::text`, ...values])}
    from json_populate_recordset(null::${sql.table(type.name)}, ${JSON.stringify(rows)}::json) with ordinality r
    order by r."ordinality"${conflict}`
}

function hasTables({ type }: Writing, rows: readonly Row[]): boolean {
  const tables = fieldsOf(type).filter(({ spec }) => isTable(spec))
  return rows.some((row) => tables.some(({ fieldname }) => row[fieldname] !== undefined))
}

async function insertEach(writing: Writing, { rows, skipsExisting }: InsertMany): Promise<readonly Row[]> {
  const { type } = writing
  if (skipsExisting) throw new Error(`Each ${type.name} runs hooks or keeps versions: none can be left out`)
  const inserted: Row[] = []
  for (const row of rows) inserted.push(await writes.insert(writing, row))
  return inserted
}

export async function insertMany(writing: Writing, insert: InsertMany): Promise<readonly Row[]> {
  const { work, caller, type } = writing
  if (permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  if (insert.rows.length === 0) return []
  if (hasWorkPerDocument(writing, null) || hasTables(writing, insert.rows)) return insertEach(writing, insert)
  const rows: Row[] = []
  for (const values of insert.rows) rows.push(await prepareRow(writing, values))
  const [document = {}] = rows
  const attempt = { registry: work.registry, type, name: String(document['name']), document }
  const written = await runBulk(
    writing,
    {
      write: writePart(writing, { ...insert, rows }),
      ...{
        returning: [],
        fields: [],
        kind: 'created' as const,
        emits: emitsEvents(writing, null),
        isEdit: isEdit(writing, null),
      },
    },
    (error) => translateWriteFailure(attempt, error),
  )
  const names = written.map(({ name }) => String(name))
  await requireReachOfAll(writing, 'create', names)
  return written
}
