import { join } from 'node:path'
import { connect, startEmbeddedDatabase, type Database } from '#framework/database'
import type { Log } from '../log.ts'
import { requireDatabase } from './require-database.ts'
import type { Settings } from '../settings.ts'

export interface OpenDatabase {
  readonly database: Database
  readonly isEmbedded: boolean
  /** Ends every session, and the embedded PostgreSQL where it is ours. */
  close(): Promise<void>
}

const POOL_SIZE = 16

/** The database of the settings, or the embedded one that we start and stop ourselves. */
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
