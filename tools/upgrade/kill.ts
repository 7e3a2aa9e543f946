// Kills an upgrade of MELA_DATA halfway: it waits for a lock on "Order Line" with half of its work done.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction, runningDatabase, type Database } from '#framework/database'
import { report, withSite } from './with-site.ts'

function urlOf(dataFolder: string): string {
  const running = runningDatabase(join(dataFolder, 'postgres'))
  if (!running) throw new Error('The database does not run')
  const { user, host, database } = running
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
}

async function isWaiting({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(kysely)
  return rows.length > 0
}

async function killUpgrade(database: Database, url: string): Promise<void> {
  const upgrade = join(import.meta.dirname, 'upgrade.ts')
  const child = spawn(process.execPath, [...process.execArgv, upgrade], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  })
  while (!(await isWaiting(database))) {
    if (child.exitCode !== null) throw new Error('The upgrade ended without waiting for the table')
    await sleep(50)
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  report('Killed the upgrade while it waited for a table')
}

await withSite(async ({ engine: { database }, settings: { dataFolder } }) => {
  await inTransaction(database, async (transaction) => {
    await sql`lock table "Order Line" in access share mode`.execute(transaction)
    await killUpgrade(database, urlOf(dataFolder))
  })
  const { rows } = await sql<{ old: boolean }>`
    select exists (select from pg_attribute where attrelid = '"Order Line"'::regclass and attname = 'parcel'
      and not attisdropped) as old`.execute(database.kysely)
  report(rows[0]?.old === true ? 'The columns are those of before' : 'The columns have changed')
})
