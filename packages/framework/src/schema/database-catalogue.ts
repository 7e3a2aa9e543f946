import { sql } from 'kysely'
import type { Transaction } from '#framework/database'
import { systemPrefix } from './system-tables.ts'
import type { WantedTable } from './table.ts'

export interface CatalogueConstraint {
  readonly name: string
  readonly type: 'p' | 'u' | 'f' | 'c'
  readonly columns: readonly string[]
  readonly target: string | null
  readonly targetColumns: readonly string[] | null
  readonly onUpdate: string
  readonly onDelete: string
  readonly isDeferrable: boolean
}

interface CatalogueColumn {
  readonly name: string
  readonly sqlType: string
  readonly isNullable: boolean
  readonly default: string | null
}

interface CatalogueIndex {
  readonly name: string
  readonly columns: readonly string[]
  readonly descending: readonly string[]
  readonly where: string | null
}

interface CatalogueWordIndex {
  readonly name: string
  readonly columns: readonly string[]
  readonly longest: number
}

interface CatalogueRule {
  readonly name: string
  /** PostgreSQL's bits: 2 before, 4 insert, 8 delete, 16 update. */
  readonly bits: number
  readonly body: string
}

export interface CatalogueTable {
  readonly name: string
  readonly columns: readonly CatalogueColumn[]
  readonly constraints: readonly CatalogueConstraint[]
  readonly indexes: readonly CatalogueIndex[]
  readonly wordIndexes: readonly CatalogueWordIndex[]
  readonly guards: readonly string[]
  readonly rules: readonly CatalogueRule[]
}

const columns = sql`
  select json_agg(json_build_object(
    'name', a.attname,
    'sqlType', format_type(a.atttypid, a.atttypmod),
    'isNullable', not a.attnotnull,
    'default', pg_get_expr(d.adbin, d.adrelid)
  ) order by a.attnum)
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`

const constraints = sql`
  select json_agg(json_build_object(
    'name', k.conname,
    'type', k.contype,
    'columns', (
      select json_agg(a.attname order by u.place) from unnest(k.conkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum
    ),
    'target', (select relname from pg_class where oid = k.confrelid),
    'targetColumns', (
      select json_agg(a.attname order by u.place) from unnest(k.confkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum
    ),
    'onUpdate', k.confupdtype,
    'onDelete', k.confdeltype,
    'isDeferrable', k.condeferrable
  ) order by k.conname)
  from pg_constraint k
  where k.conrelid = c.oid
    and (k.contype in ('p', 'u', 'f') or k.contype = 'c' and pg_get_constraintdef(k.oid) like '% IS JSON))')`

/** Ordinary indexes only: unique ones, those on expressions, and other kinds are not ours. */
const indexes = sql`
  select json_agg(json_build_object(
    'name', n.relname,
    'columns', (
      select json_agg(a.attname order by u.place) from unnest(i.indkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = u.attnum
    ),
    'descending', (
      select coalesce(json_agg(a.attname order by u.place) filter (where i.indoption[u.place - 1] & 1 = 1), '[]')
      from unnest(i.indkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = u.attnum
    ),
    'where', pg_get_expr(i.indpred, i.indrelid)
  ) order by n.relname)
  from pg_index i join pg_class n on n.oid = i.indexrelid join pg_am m on m.oid = n.relam and m.amname = 'btree'
  where i.indrelid = c.oid and not i.indisunique and i.indexprs is null and i.indnkeyatts = i.indnatts`

const wordIndexes = sql`
  select json_agg(json_build_object(
    'name', n.relname,
    'columns', (
      select json_agg(distinct a.attname) from pg_depend d
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid > 0
    ),
    'longest', coalesce(substring(pg_get_expr(i.indpred, i.indrelid) from '<= ([0-9]+)')::integer, 0)
  ) order by n.relname)
  from pg_index i join pg_class n on n.oid = i.indexrelid join pg_am m on m.oid = n.relam and m.amname = 'gin'
  where i.indrelid = c.oid and pg_get_expr(i.indexprs, i.indrelid) like 'to_tsvector(%'`

const guards = sql`
  select json_agg(t.tgname order by t.tgname) from pg_trigger t join pg_proc f on f.oid = t.tgfoid
  where t.tgrelid = c.oid and f.proname = 'mela_refuse_change'`

const rules = sql`
  select json_agg(json_build_object('name', t.tgname, 'bits', t.tgtype, 'body', f.prosrc) order by t.tgname)
  from pg_trigger t join pg_proc f on f.oid = t.tgfoid
  where t.tgrelid = c.oid and not t.tgisinternal and f.proname = t.tgname`

export const catalogueQuery = sql<CatalogueTable>`
  select c.relname as name, coalesce((${columns}), '[]') as columns,
    coalesce((${constraints}), '[]') as constraints, coalesce((${indexes}), '[]') as indexes,
    coalesce((${wordIndexes}), '[]') as "wordIndexes",
    coalesce((${guards}), '[]') as guards, coalesce((${rules}), '[]') as rules
  from pg_class c join pg_namespace s on s.oid = c.relnamespace and s.nspname = current_schema()
  where c.relkind = 'r'
  order by c.relname`

/**
 * Counts the releases that renamed tables or columns. An older server must refuse a database of a later one, because it
 * would create the renamed columns again, empty. Raise it with every `renamedFrom` and `renamedChoices`.
 */
export const schemaGeneration = 6

const generationKey = 'schema.generation'

/** A database that this server must not change; the message is one line for the operator. */
export class UnknownDatabaseError extends Error {}

async function storedGeneration(
  transaction: Transaction,
  tables: readonly CatalogueTable[],
): Promise<number> {
  if (!tables.some(({ name }) => name === 'mela_setting')) return 0
  const { rows } = await sql<{ value: string }>`
    select value from mela_setting where key = ${generationKey}`.execute(transaction)
  return Number(rows[0]?.value ?? 0)
}

/**
 * Throws UnknownDatabaseError if a system table exists under both names and the earlier one has rows, which would be
 * ignored.
 */
async function requireOneOfEach(
  transaction: Transaction,
  names: ReadonlySet<string>,
  wanted: readonly WantedTable[],
): Promise<void> {
  const system = wanted.filter(({ name }) => name.startsWith(systemPrefix) && names.has(name))
  for (const { name, renamedFrom } of system) {
    if (renamedFrom === null || !names.has(renamedFrom)) continue
    const { rows } = await sql`select from ${sql.table(renamedFrom)} limit 1`.execute(transaction)
    if (rows.length > 0)
      throw new UnknownDatabaseError(
        `The database has both "${renamedFrom}", with rows, and "${name}", which replaces it. Restore a backup, or empty the first. Nothing was changed.`,
      )
  }
}

interface Expected {
  isOurs(table: CatalogueTable): boolean
  readonly wanted: readonly WantedTable[]
}

/** Throws UnknownDatabaseError for a database of a newer server, and for one with other tables. */
export async function requireKnownDatabase(
  transaction: Transaction,
  tables: readonly CatalogueTable[],
  { isOurs, wanted }: Expected,
): Promise<void> {
  const wantedNames = new Set(wanted.map(({ name }) => name))
  const foreign = tables.find((table) => wantedNames.has(table.name) && !isOurs(table))
  if (foreign)
    throw new UnknownDatabaseError(
      `The database has a table "${foreign.name}" that Mela did not make. Set DATABASE_URL to another database. Nothing was changed.`,
    )
  const generation = await storedGeneration(transaction, tables)
  if (generation <= schemaGeneration)
    return requireOneOfEach(transaction, new Set(tables.map(({ name }) => name)), wanted)
  throw new UnknownDatabaseError(
    `The database belongs to a newer version of Mela (schema ${generation}, this version knows ${schemaGeneration}). Start that version, or restore a backup. Nothing was changed.`,
  )
}

export async function rememberGeneration(transaction: Transaction): Promise<void> {
  await sql`
    insert into mela_setting (key, value) values (${generationKey}, ${String(schemaGeneration)})
    on conflict (key) do update set value = excluded.value`.execute(transaction)
}
