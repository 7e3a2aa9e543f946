import { sql } from 'kysely'
import { inTransaction, type Database, type Transaction } from '#framework/database'
import { appendOnlyTrigger, type Registry } from '#framework/doctypes'
import { AccessLog } from './access-log.doctype.ts'

/** Where the site says nothing: a year, and time to ask about it. */
const ORDINARY_DAYS = 400

/** Entries that go in one transaction: readers of guarded documents wait while it runs. */
const AT_ONCE = 5000

/** Transactions in one night; the rest waits for the next. */
const MOST_ROUNDS = 100

const SETTINGS = 'System Settings'

interface Ages {
  readonly ordinary: number
  /** Types that say for themselves how long reads of them stay known. */
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

/** The oldest entries whose time is over. */
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
 * The database refuses to delete an entry, whoever asks. Nothing else in the house stands that refusal down, and here it
 * is down for one statement of one transaction, in which nobody else can change the table.
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

/** Nobody's table is locked on a night on which nothing is old. */
async function isAnyOutlived({ kysely }: Database, ages: Ages): Promise<boolean> {
  const { rows } = await outlived(ages).execute(kysely)
  return rows.length > 0
}

/** Removes entries that are older than the site keeps them, or than their own type does. */
export async function pruneAccessLog(database: Database, registry: Registry): Promise<void> {
  if (registry.find(AccessLog.name) !== AccessLog) return
  const ages = await agesOn(database, registry)
  for (let round = 0; round < MOST_ROUNDS && (await isAnyOutlived(database, ages)); round += 1)
    await inTransaction(database, (transaction) => removeSome(transaction, ages))
}
