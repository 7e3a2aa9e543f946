import { chmodSync, mkdirSync } from 'node:fs'
import { createEngine, type Engine } from '#framework/engine'
import { modules } from '../../apps/server/modules.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { readSettings, type Settings } from '../../apps/server/src/settings.ts'
import { TIME_ZONE } from '../../apps/server/src/start-server.ts'

export const report = (line: string): void => void process.stderr.write(`${line.trimEnd()}\n`)

interface OpenSite {
  readonly engine: Engine
  readonly settings: Settings
}

/** Opens the data folder of the environment as a server does, without pages and without an upgrade of its tables. */
export async function withSite(run: (site: OpenSite) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env)
  const { dataFolder, methodPrefixes } = settings
  mkdirSync(dataFolder, { recursive: true })
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(dataFolder, 0o711)
  const opened = await openDatabase(settings, TIME_ZONE, createLog({ level: 'warn', write: report }))
  const engine = createEngine({
    database: opened.database,
    modules,
    settings: {
      ...{ timeZone: TIME_ZONE, dataFolder, methodPrefixes, publicUrl: 'http://127.0.0.1' },
      onError: (where, error) => report(`${where}: ${String(error)}`),
    },
  })
  try {
    await run({ engine, settings })
  } finally {
    await engine.stop()
    await opened.close()
  }
}
