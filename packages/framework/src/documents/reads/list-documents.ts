import { errorCode, prepareRepeated } from '#framework/database'
import {
  compileCount,
  compileList,
  queryErrors,
  readConditions,
  readQuery,
  type ListRequest,
  type Row,
  splitAuditedRows,
  isCountAlone,
  MAIN,
  probedColumns,
  type Conditions,
  type ListQuery,
  type Source,
  type Sources,
  type AuditedColumn,
  compileSome,
  type Some,
} from '#framework/queries'
import { sql } from 'kysely'
import type { DocType } from '#framework/doctypes'
import { type Asking, viewOf } from './list-view.ts'
import { isExempt, isNoted } from './read-document.ts'
import type { UnitOfWork } from '../work.ts'
import type { Listing, CountAsked } from '../documents.ts'
import type { Caller } from '#framework/permissions'

interface Watched extends AuditedColumn {
  readonly type: DocType
  readonly fields: readonly string[]
}

const PARENT = 'guarded'

const none: readonly Watched[] = []

type Outputs = ListQuery['selection']['outputs']

function fieldsOf(outputs: Outputs, isOf: (output: Outputs[number]) => boolean): readonly string[] {
  const shown = outputs.filter(isOf).map(({ operand, written }) => operand?.column.name ?? written)
  return [...new Set(shown)]
}

interface Own {
  readonly parent: DocType | undefined
  readonly fields: readonly string[]
}

function ownDocuments({ work, type }: Asking, { parent, fields }: Own): readonly Watched[] {
  if (isNoted(work, type))
    return [{ type, name: `${MAIN}."name"`, exempt: isExempt(work, type, MAIN), fields }]
  if (!parent || !isNoted(work, parent)) return []
  const exempt = sql`exists (select from ${sql.table(parent.name)} ${sql.id(PARENT)}
    where ${sql.id(PARENT, 'name')} = ${sql.id(MAIN, 'parent')} and ${isExempt(work, parent, PARENT)})`
  return [{ type: parent, name: `${MAIN}."parent"`, exempt, fields }]
}

type FieldsOf = (source: Source) => readonly string[]

function linkedDocuments({ work }: Asking, sources: Sources, fieldsOfSource: FieldsOf): readonly Watched[] {
  return sources.joined.flatMap((source) => {
    const { alias, table } = source
    if (table.kind !== 'link' || !isNoted(work, table.target)) return []
    const type = table.target
    const exempt = isExempt(work, type, alias)
    return [{ type, name: `${alias}."name"`, exempt, fields: fieldsOfSource(source) }]
  })
}

function mayBeGuarded({ work, type }: Asking, sources: Sources): boolean {
  return work.readLog !== null && (type.guarded !== null || type.isChild || sources.joined.length > 0)
}

function parentOf({ work, type }: Asking, parent: unknown): DocType | undefined {
  return type.isChild && typeof parent === 'string' ? work.registry.find(parent) : undefined
}

function auditedColumnsOf(asking: Asking, query: ListQuery, { parent }: ListRequest): readonly Watched[] {
  if (!mayBeGuarded(asking, query.sources)) return none
  if (isCountAlone(query)) return auditedColumnsOfCount(asking, query, { parent })
  const { outputs } = query.selection
  const fields = fieldsOf(outputs, ({ operand }) => operand?.source.table.kind !== 'link')
  const fieldsOfSource: FieldsOf = (source) => fieldsOf(outputs, ({ operand }) => operand?.source === source)
  return [
    ...ownDocuments(asking, { parent: parentOf(asking, parent), fields }),
    ...linkedDocuments(asking, query.sources, fieldsOfSource),
  ]
}

/**
 * Audited documents that a count reveals through its filters. Counts of a method as the system are not queries of its
 * caller.
 */
function auditedColumnsOfCount(
  asking: Asking,
  conditions: Conditions,
  { parent }: Pick<ListRequest, 'parent'>,
): readonly Watched[] {
  const { work, caller } = asking
  if (!mayBeGuarded(asking, conditions.sources) || work.readLog?.reader.user !== caller.user) return none
  const fields = probedColumns(conditions)
  if (fields.length === 0) return none
  return [
    ...ownDocuments(asking, { parent: parentOf(asking, parent), fields }),
    ...linkedDocuments(asking, conditions.sources, () => fields),
  ]
}

/** Logs the documents that a list is about to show, and returns its rows as requested. */
async function noteList(
  { readLog }: UnitOfWork,
  watched: readonly Watched[],
  found: readonly Row[],
): Promise<readonly Row[]> {
  const { rows, seen } = splitAuditedRows(found, watched)
  const reads = watched.map(({ type, fields }, index) => ({
    ...{ type: type.name, fields, names: [], count: 0 },
    ...seen[index],
  }))
  await readLog?.note(reads)
  return rows
}

/** Refuses sums and limits that no column could hold: they are the request's error. */
function refuseOutOfRange(error: unknown): never {
  if (errorCode(error)?.startsWith('22')) throw queryErrors.outOfRange(error)
  throw error
}

function noteReading({ work, type }: Asking, others: ReadonlySet<string>): void {
  work.journal.read.add(type.name)
  for (const other of others) work.journal.read.add(other)
}

/** Returns the rows of a list in one statement. Audited documents in it are logged first. */
export async function queryDocuments(asking: Asking, request: ListRequest): Promise<Listing> {
  const { work } = asking
  const query = readQuery(viewOf(asking, request), request)
  noteReading(asking, query.sources.touched)
  const watched = auditedColumnsOf(asking, query, request)
  const compiled = compileList(query, watched).compile(work.connection)
  const found = await work.connection.executeQuery(prepareRepeated(compiled)).catch(refuseOutOfRange)
  const rows = watched.length > 0 ? await noteList(work, watched, found.rows) : found.rows
  const amounts = query.selection.outputs.filter(({ isAmount }) => isAmount).map(({ key }) => key)
  const fields = query.selection.outputs.map(({ key }) => key)
  return { rows, fields, amounts, statement: compiled.sql }
}

export async function listDocuments(asking: Asking, request: ListRequest): Promise<readonly Row[]> {
  return (await queryDocuments(asking, request)).rows
}

export async function countDocuments(
  asking: Asking,
  request: Pick<ListRequest, 'filters' | 'or_filters' | 'parent'>,
): Promise<number> {
  const conditions = readConditions(viewOf(asking, request), request)
  noteReading(asking, conditions.sources.touched)
  const watched = auditedColumnsOfCount(asking, conditions, request)
  const found = await compileCount(conditions, watched)
    .execute(asking.work.connection)
    .catch(refuseOutOfRange)
  if (watched.length > 0) await noteList(asking.work, watched, found.rows)
  return found.rows[0]?.count ?? 0
}

interface Counting {
  readonly work: UnitOfWork
  readonly caller: Caller
  /** Limit of the count, so that a long list costs no more than a short one. */
  readonly most: number
}

interface Placed extends Some {
  readonly place: number
}

const noDocuments: Some = { count: 0, first: null }

/** Counts the documents in the caller's scope for each query, in the order of the queries: one statement for all. */
export async function countEach(
  { work, caller, most }: Counting,
  asked: readonly CountAsked[],
): Promise<readonly Some[]> {
  if (asked.length === 0) return []
  const counts = asked.map(({ type, filters }, place) => {
    const conditions = readConditions(viewOf({ work, caller, type }, {}), { filters })
    for (const read of [type.name, ...conditions.sources.touched]) work.journal.read.add(read)
    return sql<Placed>`select ${place}::int as place, found.* from (${compileSome(conditions, most)}) found`
  })
  const { rows } = await sql<Placed>`${sql.join(counts, sql` union all `)}`.execute(work.connection)
  const byPlace = new Map(rows.map(({ place, count, first }) => [place, { count, first }]))
  return asked.map((_, place) => byPlace.get(place) ?? noDocuments)
}
