// `npm run books` looks through the books of the database in the settings, prints what it found, and ends with 1 when
// that is anything. The run is kept like those of every night.
import { createEngine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import { runBooks, type BooksRunResult } from '#money/books'
import { bookkeepingCheck } from '#money/ledger'
import { modules } from '../apps/server/modules.ts'
import { readSettings, type Settings } from '../apps/server/src/settings.ts'
import { TIME_ZONE } from '../apps/server/src/start-server.ts'
import { booksTable } from './books/books-table.ts'
import { openBooks, type OpenBooks } from './books/open-books.ts'

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

process.exitCode = await main().catch((error: unknown) => {
  logLine(error instanceof Error ? error.message : String(error))
  return 1
})
