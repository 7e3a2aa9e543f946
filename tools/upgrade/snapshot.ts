// Prints a digest of the database of MELA_DATA: the rows of each table, by the columns of an earlier snapshot (`node
// tools/upgrade/snapshot.ts before.json`), or by its own.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { withSite } from './with-site.ts'

interface TableDigest {
  readonly columns: readonly string[]
  readonly rows: number
  readonly digest: string
}

type Snapshot = Readonly<Record<string, TableDigest>>

async function ownColumns({ kysely }: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    group by c.relname order by c.relname`.execute(kysely)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Tables that are no document types, by their names of the release before. */
const systemTables: Readonly<Record<string, string>> = {
  mela_signal: 'mela_event',
  mela_signal_delivery: 'mela_event_delivery',
}

/** Current name of a table in an earlier snapshot. */
function tableNow({ types }: Registry, table: string): string {
  return types.find(({ renamedFrom }) => renamedFrom === table)?.name ?? systemTables[table] ?? table
}

/** Current name of a column in an earlier snapshot. */
function columnNow(registry: Registry, table: string, column: string): string {
  if (table === 'mela_event_delivery' && column === 'signal') return 'event_id'
  const fields = Object.entries(registry.find(table)?.fields ?? {})
  return fields.find(([, { options }]) => options.renamedFrom === column)?.[0] ?? column
}

async function digestOf({ kysely }: Database, table: string, columns: readonly string[]) {
  const row = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<{ rows: number; digest: string }>`
    select count(*)::int as rows, coalesce(md5(string_agg(h, '' order by h)), '') as digest
    from (select md5(row(${row})::text) as h from ${sql.table(table)}) t`.execute(kysely)
  return rows[0] ?? { rows: 0, digest: '' }
}

function readBefore(file: string | undefined): Snapshot | null {
  return file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Snapshot)
}

await withSite(async ({ engine: { database, registry } }) => {
  const before = readBefore(process.argv[2])
  const tables =
    before === null
      ? await ownColumns(database)
      : new Map(Object.entries(before).map(([table, { columns }]) => [table, columns]))
  const snapshot: Record<string, TableDigest> = {}
  for (const [table, columns] of tables) {
    const current = before === null ? table : tableNow(registry, table)
    const now = before === null ? columns : columns.map((column) => columnNow(registry, current, column))
    snapshot[table] = { columns, ...(await digestOf(database, current, now)) }
  }
  process.stdout.write(`${JSON.stringify(snapshot, null, 1)}\n`)
})
