import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { isForThisMachine, type Settings } from './settings.ts'

/** What the database was filled with on its first day; null when that day is today. */
export async function seedOf({ kysely }: Database): Promise<Settings['seed'] | null> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('mela_setting') is not null as found`.execute(kysely)
  if (rows[0]?.found !== true) return null
  const seeded = await sql<{
    value: string
  }>`select value from mela_setting where key = 'site.seeded'`.execute(kysely)
  const value = seeded.rows[0]?.value
  return value === 'demo' || value === 'empty' ? value : null
}

/**
 * True for the made-up organisation, and only where nobody but this machine can reach it: what is secret elsewhere may be
 * read there. A house of real people stays one, whatever the setting says today.
 */
export async function isDemoSite(
  database: Database,
  settings: Pick<Settings, 'seed' | 'host' | 'publicUrl' | 'trustedProxies'>,
): Promise<boolean> {
  const seed = (await seedOf(database)) ?? settings.seed
  return seed === 'demo' && isForThisMachine(settings)
}
