import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { errorCode, inTransaction, type Database, type Transaction } from '#framework/database'
import { type Registry, eventsText, primaryKey, type RowEvent } from '#framework/doctypes'
import { planSchema } from './plan-schema.ts'
import {
  catalogueQuery,
  type CatalogueConstraint,
  type CatalogueTable,
  rememberGeneration,
  requireKnownDatabase,
  schemaGeneration,
} from './database-catalogue.ts'
import { systemPrefix } from './system-tables.ts'
import type { CurrentSchema, CurrentTable, Part, Table, WantedTable, SchemaChange } from './table.ts'
import { addPart, createTable } from './sql-text.ts'
import { wantedTables } from './wanted-tables.ts'

/** PostgreSQL's long names of types, with our short ones. */
const shortTypes: Readonly<Record<string, string>> = {
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
}

const rules: Readonly<Record<string, string>> = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
}

const keyKinds = { p: 'primary key', u: 'unique', c: 'json' } as const

function constraintPart(constraint: CatalogueConstraint): Part {
  const { name, columns, type, target, targetColumns, isDeferrable } = constraint
  if (type !== 'f') return { kind: keyKinds[type], name, columns }
  return {
    kind: 'link',
    name,
    columns,
    target: target ?? '',
    targetColumn: targetColumns?.[0] ?? '',
    onUpdate: rules[constraint.onUpdate] ?? '',
    onDelete: rules[constraint.onDelete] ?? '',
    isDeferrable,
  }
}

const BEFORE = 2
const eventBits: readonly (readonly [number, RowEvent])[] = [
  [4, 'insert'],
  [8, 'delete'],
  [16, 'update'],
]

function rulePart({ name, bits, body }: CatalogueTable['rules'][number]): Part {
  const on = eventBits.flatMap(([bit, event]) => ((bits & bit) === 0 ? [] : [event]))
  const moment = (bits & BEFORE) === 0 ? 'at commit' : 'before'
  return { kind: 'rule', name, columns: [], moment, events: eventsText(on), body }
}

function asTable({ name, columns, constraints, indexes, ...others }: CatalogueTable): Table {
  const { wordIndexes, guards, rules: ownRules } = others
  return {
    name,
    columns: columns.map((column) => ({ ...column, sqlType: shortTypes[column.sqlType] ?? column.sqlType })),
    parts: [
      ...constraints.map(constraintPart),
      ...indexes.map((index): Part => ({ kind: 'index', ...index })),
      ...wordIndexes.map((index): Part => ({ kind: 'words', ...index })),
      ...guards.map((guard): Part => ({ kind: 'append only', name: guard, columns: [] })),
      ...ownRules.map(rulePart),
    ],
  }
}

/** Our tables are recognised by the name of their primary key, because others may exist beside them. */
function isOurs({ name, constraints }: CatalogueTable): boolean {
  const key = constraints.find(({ type }) => type === 'p')?.name
  return key === primaryKey(name) || (name.startsWith(systemPrefix) && key === `${name}_pkey`)
}

type Facts = Pick<CurrentTable, 'name' | 'hasOwnRow' | 'parents' | 'outdatedColumns'>

function hasColumn(table: Table, name: string): boolean {
  return table.columns.some((column) => column.name === name)
}

/** The wanted table that a current one is, or becomes by its renaming. */
function targetOf(
  { name }: Table,
  wanted: readonly WantedTable[],
  existing: ReadonlySet<string>,
): WantedTable | undefined {
  const renamed = wanted.find((table) => table.renamedFrom === name && !existing.has(table.name))
  return renamed ?? wanted.find((table) => table.name === name)
}

function outdatedQuery(table: Table, target: WantedTable | undefined): RawBuilder<unknown> {
  const outdated = (target?.columns ?? []).flatMap(({ name, renamedFrom, renamedChoices }) => {
    const column = [renamedFrom ?? name, name].find((one) => hasColumn(table, one))
    const earlier = Object.keys(renamedChoices)
    if (column === undefined || earlier.length === 0) return []
    const held = sql`select from ${sql.table(table.name)} where ${sql.ref(column)} = any(${earlier})`
    return [sql`case when exists (${held}) then ${name}::text end`]
  })
  return outdated.length === 0
    ? sql`'[]'::json`
    : sql`to_json(array_remove(array[${sql.join(outdated)}], null))`
}

function factsQuery(table: Table, target: WantedTable | undefined): RawBuilder<Facts> {
  const rows = sql.table(table.name)
  const ownRow = hasColumn(table, 'name')
    ? sql`exists (select from ${rows} where name = ${table.name})`
    : sql`false`
  const parents = hasColumn(table, 'parentfield')
    ? sql`(select coalesce(json_agg(p), '[]') from (select distinct parenttype, parentfield from ${rows}) p)`
    : sql`'[]'::json`
  const outdated = outdatedQuery(table, target)
  return sql<Facts>`
    select ${table.name}::text as name, ${ownRow} as "hasOwnRow", ${parents} as parents,
      ${outdated} as "outdatedColumns"`
}

const noFacts = { hasOwnRow: false, parents: [], outdatedColumns: [] }

/** Reads our tables of the database's own schema, in two statements. */
export async function readCurrentSchema(
  { kysely }: Pick<Database, 'kysely'>,
  registry: Registry,
): Promise<CurrentSchema> {
  const catalogue = await catalogueQuery.execute(kysely)
  const tables = catalogue.rows.filter(isOurs).map(asTable)
  if (tables.length === 0) return { tables: [] }
  const wanted = wantedTables(registry)
  const names = new Set(tables.map(({ name }) => name))
  const queries = tables.map((table) => factsQuery(table, targetOf(table, wanted, names)))
  const answers = await sql<Facts>`${sql.join(queries, sql` union all `)}`.execute(kysely)
  const facts = new Map(answers.rows.map((row) => [row.name, row]))
  return { tables: tables.map((table) => ({ ...table, ...(facts.get(table.name) ?? noFacts) })) }
}

const fingerprintKey = 'schema.fingerprint'

/** Arbitrary, the same in every server. */
const lockNumber = 7_265_101

const undefinedTable = '42P01'

function renamedChoicesText(registry: Registry): string {
  const columns = wantedTables(registry).flatMap((table) => table.columns)
  return JSON.stringify(columns.map(({ renamedChoices }) => Object.entries(renamedChoices)))
}

function fingerprintOf(registry: Registry): string {
  return createHash('sha256')
    .update(`${schemaGeneration} ${schemaText(registry)} ${renamedChoicesText(registry)}`)
    .digest('hex')
}

async function isApplied(database: Database, fingerprint: string): Promise<boolean> {
  try {
    const found = await sql`
      select from mela_setting where key = ${fingerprintKey} and value = ${fingerprint}`.execute(
      database.kysely,
    )
    return found.rows.length > 0
  } catch (error) {
    if (errorCode(error) === undefinedTable) return false
    throw error
  }
}

/**
 * Waits long for another server's migration, but not for a busy table: a failed start is better than a stopped site.
 */
async function lockSchema(transaction: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction)
  await sql`set local lock_timeout = '30s'`.execute(transaction)
}

async function remember(transaction: Transaction, fingerprint: string): Promise<void> {
  await sql`
    insert into mela_setting (key, value) values (${fingerprintKey}, ${fingerprint})
    on conflict (key) do update set value = excluded.value`.execute(transaction)
}

/** Removes the stored state when changes remain, so that every start checks and reports them again. */
async function forget(transaction: Transaction): Promise<void> {
  await sql`delete from mela_setting where key = ${fingerprintKey}`.execute(transaction)
}

async function applyLocked(
  transaction: Transaction,
  registry: Registry,
  fingerprint: string,
): Promise<SchemaOutcome> {
  await lockSchema(transaction)
  const { rows: tables } = await catalogueQuery.execute(transaction)
  await requireKnownDatabase(transaction, tables, { isOurs, wanted: wantedTables(registry) })
  const changes = planSchema(registry, await readCurrentSchema({ kysely: transaction }, registry))
  const destructive = changes.filter(({ isDestructive }) => isDestructive)
  const outcome = await runChanges(
    transaction,
    changes.filter(({ isDestructive }) => !isDestructive),
  )
  const withheld = [...outcome.withheld, ...destructive]
  await rememberGeneration(transaction)
  await (withheld.length === 0 ? remember(transaction, fingerprint) : forget(transaction))
  return { applied: outcome.applied, withheld }
}

/**
 * Migrates the database to the schema of the document types, in one transaction or not at all. Changes that lose data,
 * or that existing rows refuse, are withheld and reported. One statement when nothing changes.
 */
export async function applySchema(database: Database, registry: Registry): Promise<SchemaOutcome> {
  const fingerprint = fingerprintOf(registry)
  if (await isApplied(database, fingerprint)) return { applied: [], withheld: [] }
  // The changes of another server during the wait must be visible.
  const isolation = 'read committed'
  return inTransaction(database, (transaction) => applyLocked(transaction, registry, fingerprint), {
    isolation,
  })
}

function origin(table: WantedTable): readonly string[] {
  return table.rowsOf.map(({ parenttype, parentfield }) => `-- Rows of ${parenttype}.${parentfield}\n`)
}

function tableText(table: WantedTable): string {
  const statements = createTable(table).map((statement) => `${statement};\n`)
  return [...origin(table), ...(table.isSingle ? ['-- One row\n'] : []), ...statements].join('')
}

function linksText(table: WantedTable): readonly string[] {
  return table.parts.filter(({ kind }) => kind === 'link').map((link) => `${addPart(table.name, link)};\n`)
}

/** The schema of a registry as SQL that can be read, compared, and run on an empty database. Deterministic. */
export function schemaText(registry: Registry): string {
  const tables = wantedTables(registry)
  return [...tables.map(tableText), tables.flatMap(linksText).join('')].join('\n')
}

export interface SchemaOutcome {
  readonly applied: readonly SchemaChange[]
  readonly withheld: readonly SchemaChange[]
}

/** Class 23: existing rows violate the rule to be added. */
function isRefusedByRows(error: unknown): error is Error {
  return error instanceof Error && (errorCode(error)?.startsWith('23') ?? false)
}

/** Runs statements in a savepoint; when rows refuse them, returns the reason. */
async function attempt(transaction: Transaction, statements: string): Promise<string | null> {
  await sql`savepoint schema_change`.execute(transaction)
  try {
    await sql.raw(statements).execute(transaction)
    await sql`release savepoint schema_change`.execute(transaction)
    return null
  } catch (error) {
    if (!isRefusedByRows(error)) throw error
    await sql`rollback to savepoint schema_change`.execute(transaction)
    // The detail of such an error contains a row's value, so only the message is used.
    return error.message
  }
}

async function runEach(transaction: Transaction, changes: readonly SchemaChange[]): Promise<SchemaOutcome> {
  const applied: SchemaChange[] = []
  const withheld: SchemaChange[] = []
  for (const one of changes) {
    const refusal = await attempt(transaction, one.sql)
    if (refusal === null) applied.push(one)
    else withheld.push({ ...one, summary: `${one.summary}: ${refusal}` })
  }
  return { applied, withheld }
}

/** Runs changes together where possible, else one by one, and withholds those that rows refuse. */
async function runChanges(
  transaction: Transaction,
  changes: readonly SchemaChange[],
): Promise<SchemaOutcome> {
  if (changes.length === 0) return { applied: [], withheld: [] }
  const refusal = await attempt(transaction, changes.map((one) => one.sql).join(';\n'))
  return refusal === null ? { applied: changes, withheld: [] } : runEach(transaction, changes)
}
