import { sql } from 'kysely'
import { errorCode, type Transaction } from '#framework/database'
import type { SchemaChange } from './schema-change.ts'

export interface SchemaOutcome {
  readonly applied: readonly SchemaChange[]
  readonly withheld: readonly SchemaChange[]
}

/** Class 23: rows that stand break the rule that was to be added. */
function isRefusedByRows(error: unknown): error is Error {
  return error instanceof Error && (errorCode(error)?.startsWith('23') ?? false)
}

/** Runs statements so that rows which refuse them leave the transaction as it was; then tells why. */
async function attempt(transaction: Transaction, statements: string): Promise<string | null> {
  await sql`savepoint schema_change`.execute(transaction)
  try {
    await sql.raw(statements).execute(transaction)
    await sql`release savepoint schema_change`.execute(transaction)
    return null
  } catch (error) {
    if (!isRefusedByRows(error)) throw error
    await sql`rollback to savepoint schema_change`.execute(transaction)
    // Only the message: the detail of such an error holds the value of a row.
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

/** Runs changes in one go where it can, else one by one, and withholds those that rows refuse. */
export async function runChanges(
  transaction: Transaction,
  changes: readonly SchemaChange[],
): Promise<SchemaOutcome> {
  if (changes.length === 0) return { applied: [], withheld: [] }
  const refusal = await attempt(transaction, changes.map((one) => one.sql).join(';\n'))
  return refusal === null ? { applied: changes, withheld: [] } : runEach(transaction, changes)
}
