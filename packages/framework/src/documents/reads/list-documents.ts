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
  compileDocumentCount,
  type DocumentCount,
} from '#framework/queries'
import { sql } from 'kysely'
import type { DocType } from '#framework/doctypes'
import { type QueryContext, viewOf } from './list-view.ts'
import { isExempt, isNoted } from './read-document.ts'
import type { UnitOfWork } from '../work.ts'
import type { Listing, CountRequest } from '../documents.ts'
import type { Caller } from '#framework/permissions'

interface AuditedSource extends AuditedColumn {
  readonly type: DocType
  readonly fields: readonly string[]
}

const PARENT = 'guarded'

const none: readonly AuditedSource[] = []

type Outputs = ListQuery['selection']['outputs']

function fieldsOf(outputs: Outputs, isOf: (output: Outputs[number]) => boolean): readonly string[] {
  const shown = outputs.filter(isOf).map(({ operand, written }) => operand?.column.name ?? written)
  return [...new Set(shown)]
}

interface Own {
  readonly parent: DocType | undefined
  readonly fields: readonly string[]
}

function ownDocuments({ work, type }: QueryContext, { parent, fields }: Own): readonly AuditedSource[] {
  if (isNoted(work, type))
    return [{ type, name: `${MAIN}."name"`, exempt: isExempt(work, type, MAIN), fields }]
  if (!parent || !isNoted(work, parent)) return []
  const exempt = sql`exists (select from ${sql.table(parent.name)} ${sql.id(PARENT)}
    where ${sql.id(PARENT, 'name')} = ${sql.id(MAIN, 'parent')} and ${isExempt(work, parent, PARENT)})`
  return [{ type: parent, name: `${MAIN}."parent"`, exempt, fields }]
}

type FieldsOf = (source: Source) => readonly string[]

function linkedDocuments(
  { work }: QueryContext,
  sources: Sources,
  fieldsOfSource: FieldsOf,
): readonly AuditedSource[] {
  return sources.joined.flatMap((source) => {
    const { alias, table } = source
    if (table.kind !== 'link' || !isNoted(work, table.target)) return []
    const type = table.target
    const exempt = isExempt(work, type, alias)
    return [{ type, name: `${alias}."name"`, exempt, fields: fieldsOfSource(source) }]
  })
}

function mayBeAudited({ work, type }: QueryContext, sources: Sources): boolean {
  return work.readLog !== null && (type.guarded !== null || type.isChild || sources.joined.length > 0)
}

function parentOf({ work, type }: QueryContext, parent: unknown): DocType | undefined {
  return type.isChild && typeof parent === 'string' ? work.registry.find(parent) : undefined
}

function auditedColumnsOf(
  context: QueryContext,
  query: ListQuery,
  { parent }: ListRequest,
): readonly AuditedSource[] {
  if (!mayBeAudited(context, query.sources)) return none
  if (isCountAlone(query)) return auditedColumnsOfCount(context, query, { parent })
  const { outputs } = query.selection
  const fields = fieldsOf(outputs, ({ operand }) => operand?.source.table.kind !== 'link')
  const fieldsOfSource: FieldsOf = (source) => fieldsOf(outputs, ({ operand }) => operand?.source === source)
  return [
    ...ownDocuments(context, { parent: parentOf(context, parent), fields }),
    ...linkedDocuments(context, query.sources, fieldsOfSource),
  ]
}

/**
 * Audited documents that a count reveals through its filters. Counts of a method as the system are not queries of its
 * caller.
 */
function auditedColumnsOfCount(
  context: QueryContext,
  conditions: Conditions,
  { parent }: Pick<ListRequest, 'parent'>,
): readonly AuditedSource[] {
  const { work, caller } = context
  if (!mayBeAudited(context, conditions.sources) || work.readLog?.reader.user !== caller.user) return none
  const fields = probedColumns(conditions)
  if (fields.length === 0) return none
  return [
    ...ownDocuments(context, { parent: parentOf(context, parent), fields }),
    ...linkedDocuments(context, conditions.sources, () => fields),
  ]
}

/** Logs the documents that a list is about to show, and returns its rows as requested. */
async function noteList(
  { readLog }: UnitOfWork,
  audited: readonly AuditedSource[],
  found: readonly Row[],
): Promise<readonly Row[]> {
  const { rows, seen } = splitAuditedRows(found, audited)
  const reads = audited.map(({ type, fields }, index) => ({
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

function noteReading({ work, type }: QueryContext, others: ReadonlySet<string>): void {
  work.changeSet.read.add(type.name)
  for (const other of others) work.changeSet.read.add(other)
}

/** Returns the rows of a list in one statement. Audited documents in it are logged first. */
export async function queryDocuments(context: QueryContext, request: ListRequest): Promise<Listing> {
  const { work } = context
  const query = readQuery(viewOf(context, request), request)
  noteReading(context, query.sources.touched)
  const audited = auditedColumnsOf(context, query, request)
  const compiled = compileList(query, audited).compile(work.connection)
  const found = await work.connection.executeQuery(prepareRepeated(compiled)).catch(refuseOutOfRange)
  const rows = audited.length > 0 ? await noteList(work, audited, found.rows) : found.rows
  const amounts = query.selection.outputs.filter(({ isAmount }) => isAmount).map(({ key }) => key)
  const fields = query.selection.outputs.map(({ key }) => key)
  return { rows, fields, amounts, statement: compiled.sql }
}

export async function listDocuments(context: QueryContext, request: ListRequest): Promise<readonly Row[]> {
  return (await queryDocuments(context, request)).rows
}

export async function countDocuments(
  context: QueryContext,
  request: Pick<ListRequest, 'filters' | 'or_filters' | 'parent'>,
): Promise<number> {
  const conditions = readConditions(viewOf(context, request), request)
  noteReading(context, conditions.sources.touched)
  const audited = auditedColumnsOfCount(context, conditions, request)
  const found = await compileCount(conditions, audited)
    .execute(context.work.connection)
    .catch(refuseOutOfRange)
  if (audited.length > 0) await noteList(context.work, audited, found.rows)
  return found.rows[0]?.count ?? 0
}

interface CountContext {
  readonly work: UnitOfWork
  readonly caller: Caller
  /** Limit of the count, so that a long list costs no more than a short one. */
  readonly most: number
}

interface CountAtIndex extends DocumentCount {
  readonly place: number
}

const noDocuments: DocumentCount = { count: 0, first: null }

/** Counts the documents in the caller's scope for each query, in the order of the queries: one statement for all. */
export async function countEach(
  { work, caller, most }: CountContext,
  requests: readonly CountRequest[],
): Promise<readonly DocumentCount[]> {
  if (requests.length === 0) return []
  const counts = requests.map(({ type, filters }, place) => {
    const conditions = readConditions(viewOf({ work, caller, type }, {}), { filters })
    for (const read of [type.name, ...conditions.sources.touched]) work.changeSet.read.add(read)
    return sql<CountAtIndex>`select ${place}::int as place, found.* from (${compileDocumentCount(conditions, most)}) found`
  })
  const { rows } = await sql<CountAtIndex>`${sql.join(counts, sql` union all `)}`.execute(work.connection)
  const byIndex = new Map(rows.map(({ place, count, first }) => [place, { count, first }]))
  return requests.map((_, place) => byIndex.get(place) ?? noDocuments)
}
