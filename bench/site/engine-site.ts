import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, startEmbeddedDatabase, type Database } from '#framework/database'
import type { DocType } from '#framework/doctypes'
import { createEngine, type Engine } from '#framework/engine'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { defineModule, type Module } from '#framework/modules'
import { applySchema } from '#framework/schema'

const timeZone = 'Asia/Kolkata'

export interface EngineSite {
  readonly engine: Engine
  readonly database: Database
  readonly dataFolder: string
  close(): Promise<void>
}

const baseModules: readonly Module[] = [identity, files]

export async function openEngineSite(
  docTypes: readonly DocType[],
  modules: readonly Module[] = baseModules,
): Promise<EngineSite> {
  const folder = mkdtempSync(join(tmpdir(), 'mela-bench-engine-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711)
  const embedded = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), onLog: () => undefined })
  const database = connect(embedded.connection, { timeZone, poolSize: 4 })
  const engine = createEngine({
    database,
    modules: [...modules, defineModule({ name: 'bench', docTypes })],
    settings: {
      timeZone,
      dataFolder: folder,
      publicUrl: 'http://127.0.0.1',
      methodPrefixes: [],
      onError: (where, error) => console.error(where, error),
    },
  })
  await applySchema(database, engine.registry)
  return {
    engine,
    database,
    dataFolder: folder,
    async close() {
      await engine.stop()
      await database.close()
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
