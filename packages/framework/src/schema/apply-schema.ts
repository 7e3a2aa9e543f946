import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { errorCode, inTransaction, type Database, type Transaction } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { planSchema } from './plan-schema.ts'
import { readCurrentSchema } from './read-current-schema.ts'
import { runChanges, type SchemaOutcome } from './run-changes.ts'
import { schemaText } from './schema-text.ts'

const fingerprintKey = 'schema.fingerprint'

/** Any number, the same in every server. */
const lockNumber = 7_265_101

const undefinedTable = '42P01'

function fingerprintOf(registry: Registry): string {
  return createHash('sha256').update(schemaText(registry)).digest('hex')
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

/** Another server may be at the same work for long: it is waited for. A busy table is not: better fail than stop everyone. */
async function takeTurn(transaction: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction)
  await sql`set local lock_timeout = '30s'`.execute(transaction)
}

async function remember(transaction: Transaction, fingerprint: string): Promise<void> {
  await sql`
    insert into mela_setting (key, value) values (${fingerprintKey}, ${fingerprint})
    on conflict (key) do update set value = excluded.value`.execute(transaction)
}

/** Something is still to be done: every start looks again, and says so again. */
async function forget(transaction: Transaction): Promise<void> {
  await sql`delete from mela_setting where key = ${fingerprintKey}`.execute(transaction)
}

async function applyInTurn(
  transaction: Transaction,
  registry: Registry,
  fingerprint: string,
): Promise<SchemaOutcome> {
  await takeTurn(transaction)
  const changes = planSchema(registry, await readCurrentSchema({ kysely: transaction }))
  const kept = changes.filter(({ isDestructive }) => isDestructive)
  const outcome = await runChanges(
    transaction,
    changes.filter(({ isDestructive }) => !isDestructive),
  )
  const withheld = [...outcome.withheld, ...kept]
  await (withheld.length === 0 ? remember(transaction, fingerprint) : forget(transaction))
  return { applied: outcome.applied, withheld }
}

/**
 * Brings the database to the schema that the document types ask for: all of it in one transaction, or nothing. Changes
 * that lose data, or that rows refuse, are withheld and told of. When the schema stands already it costs one statement.
 */
export async function applySchema(database: Database, registry: Registry): Promise<SchemaOutcome> {
  const fingerprint = fingerprintOf(registry)
  if (await isApplied(database, fingerprint)) return { applied: [], withheld: [] }
  // What another server did while this one waited must be seen.
  const isolation = 'read committed'
  return inTransaction(database, (transaction) => applyInTurn(transaction, registry, fingerprint), {
    isolation,
  })
}
