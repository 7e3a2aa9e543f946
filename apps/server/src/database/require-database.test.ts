import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect, startEmbeddedDatabase } from '#framework/database'
import { testDatabase } from '#framework/testing'
import { createLog } from '../log.ts'
import { requireDatabase } from './open-database.ts'

function written() {
  const lines: string[] = []
  return { lines, log: createLog({ level: 'info', write: (line) => lines.push(line) }) }
}

test('The start continues when the database exists', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mela-wait-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const place = { host: join(folder, 'postgres', 'run'), port: 5432, database: 'mela', user: 'mela' }
  const database = connect(place, { timeZone: 'UTC', poolSize: 1 })
  const { lines, log } = written()
  const reached = requireDatabase(database, 60, log)
  const embedded = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), isThrowaway: true })
  await reached
  expect(lines).toEqual([expect.stringContaining('Waiting for it, 60 seconds at most')])
  await database.close()
  await embedded.stop()
})

test('A database missing on the server is refused at once', async () => {
  const { database } = testDatabase()
  onTestFinished(() => database.close())
  const { log } = written()
  await expect(requireDatabase(database, 60, log)).rejects.toThrow(/refuses us: .*does not exist/)
})

test('PostgreSQL 15 is refused by its version', async () => {
  const database = connect(inject('database'), { timeZone: 'UTC', poolSize: 1 })
  onTestFinished(() => database.close())
  const answeringLike15: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async () => ({ rows: [{ server_version_num: '150004' }] }),
  }
  const old = { ...database, kysely: database.kysely.withPlugin(answeringLike15) }
  const { log } = written()
  await expect(requireDatabase(database, 0, log)).resolves.toBeUndefined()
  await expect(requireDatabase(old, 0, log)).rejects.toThrow(
    'The database of DATABASE_URL is PostgreSQL 15. Mela needs PostgreSQL 18 or newer.',
  )
})
