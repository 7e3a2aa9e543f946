import { sql } from 'kysely'
import type { Engine } from '#framework/engine'
import { ensureDefaultFolders } from '#framework/files'
import { ensureStandardUsers } from '#framework/identity'
import { applySchema } from '#framework/schema'
import { allowDemoLogins } from './demo/demo-logins.ts'
import { isForThisMachine, type Settings } from './settings.ts'

const SEEDED = 'site.seeded'

async function isSeeded(engine: Engine): Promise<boolean> {
  const { rows } = await sql`select from mela_setting where key = ${SEEDED}`.execute(engine.database.kysely)
  return rows.length > 0
}

async function rememberSeeded(engine: Engine, seed: string): Promise<void> {
  await sql`insert into mela_setting (key, value) values (${SEEDED}, ${seed}) on conflict (key) do nothing`.execute(
    engine.database.kysely,
  )
}

/** The demo's code is loaded only by the start that uses it. */
async function seedDemo(engine: Engine, log: (line: string) => void): Promise<void> {
  const { loadDemo } = await import('./demo/load-demo.ts')
  await loadDemo(engine, log)
}

export async function prepareSite(
  engine: Engine,
  settings: Settings,
  log: (line: string) => void,
): Promise<void> {
  const { applied, withheld } = await applySchema(engine.database, engine.registry)
  if (applied.length > 0) log(`Made ${applied.length} changes to the tables.`)
  for (const change of withheld) log(`Left undone, for a person to decide: ${change.summary}`)
  const { adminPassword: password = null, isAdminPasswordReset: isReset } = settings
  await ensureStandardUsers(engine, { password, isReset })
  if (isReset)
    log('MELA_RESET_ADMIN_PASSWORD is set: Administrator has a new password. Remove the setting now.')
  await ensureDefaultFolders(engine.database)
  if (!(await isSeeded(engine))) {
    if (settings.seed === 'demo') await seedDemo(engine, log)
    await rememberSeeded(engine, settings.seed)
  }
  await allowDemoLogins(engine.database, isForThisMachine(settings))
}
