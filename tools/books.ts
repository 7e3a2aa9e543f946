import { createEngine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import { runBooks, type BooksRunResult } from '#money/books'
import { bookkeepingCheck } from '#money/ledger'
import { modules } from '../apps/server/modules.ts'
import { readSettings, type Settings } from '../apps/server/src/settings.ts'
import { TIME_ZONE } from '../apps/server/src/start-server.ts'
import { booksTable } from './books/books-table.ts'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, hasEmbeddedDatabase, runningDatabase, type Database } from '#framework/database'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { createLog } from '../apps/server/src/log.ts'

// `npm run books` checks the ledger of the settings' database, prints the discrepancies, and exits with 1 when there
// are any. The run is stored like the nightly ones.

const logLine = (line: string) => process.stderr.write(`${line}\n`)

async function look({ database }: OpenBooks, settings: Settings): Promise<BooksRunResult> {
  const { dataFolder, methodPrefixes, publicUrl = `http://localhost:${settings.port}` } = settings
  const engine = createEngine({
    database,
    modules,
    settings: {
      ...{ timeZone: TIME_ZONE, dataFolder, methodPrefixes, publicUrl },
      onError: (where, error) => logLine(`${where}: ${String(error)}`),
    },
  })
  try {
    return await runBooks({
      step: (part) => engine.write(administrator, part),
      site: engine.settings,
      checks: engine.extensions(bookkeepingCheck),
    })
  } finally {
    await engine.stop()
  }
}

async function main(): Promise<number> {
  const settings = readSettings(process.env)
  const opened = await openBooks(settings, logLine)
  try {
    const result = await look(opened, settings)
    process.stdout.write(`${booksTable(result)}\n`)
    return result.ok ? 0 : 1
  } finally {
    await opened.close()
  }
}

/** Statements run one after another, so that the running server has the other sessions. */
const POOL_SIZE = 2

process.exitCode = await main().catch((error: unknown) => {
  logLine(error instanceof Error ? error.message : String(error))
  return 1
})

interface OpenBooks {
  readonly database: Database
  close(): Promise<void>
}

/** Refuses a database in which no server was started. */
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

async function openBooks(settings: Settings, log: (line: string) => void): Promise<OpenBooks> {
  const opened = await open(settings, log)
  await requireBooks(opened)
  return opened
}
