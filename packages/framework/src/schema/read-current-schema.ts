import { type RawBuilder, sql } from 'kysely'
import { eventsText, primaryKey, type RowEvent } from '#framework/doctypes'
import type { Database } from '#framework/database'
import { catalogueQuery, type CatalogueConstraint, type CatalogueTable } from './catalogue-query.ts'
import { systemPrefix } from './system-tables.ts'
import type { CurrentSchema, CurrentTable, Part, Table } from './table.ts'

/** PostgreSQL's long names of the types that we call by their short ones. */
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

/** We know our tables by the name of their primary key: other people's may live beside them. */
function isOurs({ name, constraints }: CatalogueTable): boolean {
  const key = constraints.find(({ type }) => type === 'p')?.name
  return key === primaryKey(name) || (name.startsWith(systemPrefix) && key === `${name}_pkey`)
}

type Facts = Pick<CurrentTable, 'name' | 'hasOwnRow' | 'parents'>

function hasColumn(table: Table, name: string): boolean {
  return table.columns.some((column) => column.name === name)
}

function factsQuery(table: Table): RawBuilder<Facts> {
  const rows = sql.table(table.name)
  const ownRow = hasColumn(table, 'name')
    ? sql`exists (select from ${rows} where name = ${table.name})`
    : sql`false`
  const parents = hasColumn(table, 'parentfield')
    ? sql`(select coalesce(json_agg(p), '[]') from (select distinct parenttype, parentfield from ${rows}) p)`
    : sql`'[]'::json`
  return sql<Facts>`select ${table.name}::text as name, ${ownRow} as "hasOwnRow", ${parents} as parents`
}

const noFacts = { hasOwnRow: false, parents: [] }

/** Our tables as they stand in the database's own schema, in two statements. */
export async function readCurrentSchema({ kysely }: Pick<Database, 'kysely'>): Promise<CurrentSchema> {
  const catalogue = await catalogueQuery.execute(kysely)
  const tables = catalogue.rows.filter(isOurs).map(asTable)
  if (tables.length === 0) return { tables: [] }
  const answers = await sql<Facts>`${sql.join(tables.map(factsQuery), sql` union all `)}`.execute(kysely)
  const facts = new Map(answers.rows.map((row) => [row.name, row]))
  return { tables: tables.map((table) => ({ ...table, ...(facts.get(table.name) ?? noFacts) })) }
}
