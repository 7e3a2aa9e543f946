import { sql } from 'kysely'
import { inTransaction, type Database, type Transaction } from '#framework/database'
import { appendOnlyTrigger, type Registry } from '#framework/doctypes'
import { AccessLog } from './access-log.doctype.ts'

/** Retention when the site sets none: a year, and time to ask about it. */
const ORDINARY_DAYS = 400

/** Entries that one transaction removes: readers of audited documents wait while it runs. */
const AT_ONCE = 5000

/** Transactions of one night; the rest waits for the next. */
const MAX_ROUNDS = 100

const SETTINGS = 'System Settings'

interface Ages {
  readonly ordinary: number
  readonly own: readonly { readonly type: string; readonly days: number }[]
}

async function agesOn({ kysely }: Database, registry: Registry): Promise<Ages> {
  const own = registry.types.flatMap(({ name, readLogDays }) =>
    readLogDays === null ? [] : [{ type: name, days: readLogDays }],
  )
  if (!registry.find(SETTINGS)) return { ordinary: ORDINARY_DAYS, own }
  const { rows } = await sql<{ days: number | null }>`
    select "read_log_days" as days from ${sql.table(SETTINGS)} limit 1`.execute(kysely)
  return { ordinary: rows[0]?.days ?? ORDINARY_DAYS, own }
}

function outlived({ ordinary, own }: Ages) {
  const youngest = Math.min(ordinary, ...own.map(({ days }) => days))
  return sql`
    select l."name" from ${sql.table(AccessLog.name)} l
    left join json_to_recordset(${JSON.stringify(own)}::json) as o("type" text, "days" integer)
      on o."type" = l."reference_doctype"
    where l."creation" < localtimestamp - make_interval(days => ${youngest})
      and l."creation" < localtimestamp - make_interval(days => coalesce(o."days", ${ordinary}))
    order by l."creation" limit ${AT_ONCE}`
}

/**
 * Removes a batch of entries. The trigger that refuses deletion is off for this one statement; the table is locked
 * meanwhile.
 */
async function removeSome(transaction: Transaction, ages: Ages): Promise<number> {
  const table = sql.table(AccessLog.name)
  const refusal = sql.id(appendOnlyTrigger(AccessLog.name))
  await sql`set local lock_timeout = '5s'`.execute(transaction)
  await sql`alter table ${table} disable trigger ${refusal}`.execute(transaction)
  const { numAffectedRows } = await sql`delete from ${table} where "name" in (${outlived(ages)})`.execute(
    transaction,
  )
  await sql`alter table ${table} enable trigger ${refusal}`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** Checks before any lock, so that a night without old entries locks no table. */
async function isAnyOutlived({ kysely }: Database, ages: Ages): Promise<boolean> {
  const { rows } = await outlived(ages).execute(kysely)
  return rows.length > 0
}

export async function pruneAccessLog(database: Database, registry: Registry): Promise<void> {
  if (registry.find(AccessLog.name) !== AccessLog) return
  const ages = await agesOn(database, registry)
  for (let round = 0; round < MAX_ROUNDS && (await isAnyOutlived(database, ages)); round += 1)
    await inTransaction(database, (transaction) => removeSome(transaction, ages))
}
