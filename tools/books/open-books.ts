import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, hasEmbeddedDatabase, runningDatabase, type Database } from '#framework/database'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { createLog } from '../../apps/server/src/log.ts'
import type { Settings } from '../../apps/server/src/settings.ts'
import { TIME_ZONE } from '../../apps/server/src/start-server.ts'

export interface OpenBooks {
  readonly database: Database
  close(): Promise<void>
}

/** One statement after another: the server beside us has the rest. */
const POOL_SIZE = 2

/** A database in which no server has ever been started holds no books. */
async function requireBooks({ database, close }: OpenBooks): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('"Books Run"') is not null as has`.execute(
    database.kysely,
  )
  if (rows[0]?.has === true) return
  await close()
  throw new Error('There are no books in this database yet: start the server once')
}

async function open(settings: Settings, log: (line: string) => void): Promise<OpenBooks> {
  const folder = join(settings.dataFolder, 'postgres')
  const running = settings.databaseUrl === undefined ? runningDatabase(folder) : null
  if (running) {
    const database = connect(running, { timeZone: TIME_ZONE, poolSize: POOL_SIZE })
    return { database, close: () => database.close() }
  }
  if (settings.databaseUrl === undefined && !hasEmbeddedDatabase(folder))
    throw new Error(`There are no books in ${settings.dataFolder} yet: start the server once`)
  return openDatabase(settings, TIME_ZONE, createLog({ level: 'info', write: (line) => log(line.trimEnd()) }))
}

/** The database of the settings: that of the server that runs here, or, while none runs, started for this alone. */
export async function openBooks(settings: Settings, log: (line: string) => void): Promise<OpenBooks> {
  const opened = await open(settings, log)
  await requireBooks(opened)
  return opened
}
