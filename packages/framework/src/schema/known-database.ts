import { sql } from 'kysely'
import type { Transaction } from '#framework/database'
import type { CatalogueTable } from './catalogue-query.ts'

/**
 * Counts the releases that renamed tables or columns. An older server must not touch a database of a later one: it would
 * make the columns that it misses anew, empty. Raise it with every `renamedFrom`.
 */
export const schemaGeneration = 2

const generationKey = 'schema.generation'

/** A database that this server must leave alone; the message is one line for whoever runs it. */
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

/** Throws UnknownDatabaseError for a database of a newer server, and for one whose tables somebody else made. */
export async function requireKnownDatabase(
  transaction: Transaction,
  tables: readonly CatalogueTable[],
  { isOurs, wanted }: { isOurs(table: CatalogueTable): boolean; wanted: ReadonlySet<string> },
): Promise<void> {
  const foreign = tables.find((table) => wanted.has(table.name) && !isOurs(table))
  if (foreign)
    throw new UnknownDatabaseError(
      `The database has a table "${foreign.name}" that Mela did not make. Set DATABASE_URL to another database. Nothing was changed.`,
    )
  const generation = await storedGeneration(transaction, tables)
  if (generation <= schemaGeneration) return
  throw new UnknownDatabaseError(
    `The database belongs to a newer version of Mela (schema ${generation}, this version knows ${schemaGeneration}). Start that version, or restore a backup. Nothing was changed.`,
  )
}

export async function rememberGeneration(transaction: Transaction): Promise<void> {
  await sql`
    insert into mela_setting (key, value) values (${generationKey}, ${String(schemaGeneration)})
    on conflict (key) do update set value = excluded.value`.execute(transaction)
}
