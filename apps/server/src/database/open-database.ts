import { join } from 'node:path'
import { connect, startEmbeddedDatabase, type Database, errorCode, isDatabaseAway } from '#framework/database'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { StartRefusal } from '../explain-start-failure.ts'

export interface OpenDatabase {
  readonly database: Database
  readonly isEmbedded: boolean
  close(): Promise<void>
}

const POOL_SIZE = 16

export async function openDatabase(settings: Settings, timeZone: string, log: Log): Promise<OpenDatabase> {
  const options = {
    timeZone,
    poolSize: POOL_SIZE,
    onLost: (error: Error) => log.warn(`A database session was lost: ${error.message}`),
  }
  if (settings.databaseUrl !== undefined) {
    const database = connect({ connectionString: settings.databaseUrl }, options)
    await requireDatabase(database, settings.databaseWait, log).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    return { database, isEmbedded: false, close: () => database.close() }
  }
  const embedded = await startEmbeddedDatabase({
    folder: join(settings.dataFolder, 'postgres'),
    onLog: (line) => log.warn(line),
  })
  const database = connect(embedded.connection, options)
  const close = async () => {
    await database.close()
    await embedded.stop()
  }
  return { database, isEmbedded: true, close }
}

const OLDEST = 18

const PAUSE = 500

/** Errors of PostgreSQL that waiting does not change: wrong user, password or database. */
const refusals = /^(28...|3D000|42501)$/

async function versionOf({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(kysely)
  return Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000)
}

/** Returns the version, after waiting for an unavailable database; permanent refusals end the start. */
async function reachVersion(database: Database, seconds: number, log: Log): Promise<number> {
  const end = Date.now() + seconds * 1000
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await versionOf(database)
    } catch (error) {
      if (refusals.test(errorCode(error) ?? ''))
        throw new StartRefusal(`The database of DATABASE_URL refuses us: ${String(error)}`, { cause: error })
      if (!isDatabaseAway(error)) throw error
      if (Date.now() >= end)
        throw new StartRefusal(`The database of DATABASE_URL did not answer within ${seconds} seconds.`, {
          cause: error,
        })
      if (isFirst)
        log.warn(`The database of DATABASE_URL does not answer. Waiting for it, ${seconds} seconds at most.`)
      await wait(PAUSE)
    }
  }
}

export async function requireDatabase(database: Database, seconds: number, log: Log): Promise<void> {
  const version = await reachVersion(database, seconds, log)
  if (version < OLDEST)
    throw new StartRefusal(
      `The database of DATABASE_URL is PostgreSQL ${version}. Mela needs PostgreSQL ${OLDEST} or newer.`,
    )
}
